/** A world's clock: it runs with the machine's, some time before or after it, or stands still. */
export type ClockState =
  | { readonly kind: 'running'; readonly aheadMs: number }
  | { readonly kind: 'frozen'; readonly atMs: number }

/** What can be done with a clock; times are ISO 8601. */
export type ClockChange =
  | { readonly set: Date }
  | { readonly freeze: Date | 'now' }
  | { readonly advanceMs: number }
  | { readonly run: true }

export const MACHINE_TIME: ClockState = { kind: 'running', aheadMs: 0 }

/** The time of a clock, while the machine's has this one. */
export function readClock(clock: ClockState, machineMs: number): Date {
  return new Date(clock.kind === 'frozen' ? clock.atMs : machineMs + clock.aheadMs)
}

/** A clock after a change: set and moved clocks go on as they did, running or frozen. */
export function changeClock(clock: ClockState, change: ClockChange, machineMs: number): ClockState {
  const nowMs = readClock(clock, machineMs).getTime()
  if ('run' in change) return { kind: 'running', aheadMs: nowMs - machineMs }
  if ('freeze' in change) {
    return { kind: 'frozen', atMs: change.freeze === 'now' ? nowMs : change.freeze.getTime() }
  }
  const toMs = 'set' in change ? change.set.getTime() : nowMs + change.advanceMs
  return clock.kind === 'frozen'
    ? { kind: 'frozen', atMs: toMs }
    : { kind: 'running', aheadMs: toMs - machineMs }
}
