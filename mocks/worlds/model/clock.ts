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

/** A time that no clock can have, in a sentence that says which ones it can. */
export class ClockError extends Error {
  override readonly name = 'ClockError'
}

/** Written with four digits of a year, as the contract's times are. */
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00.000Z')
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z')

export const MACHINE_TIME: ClockState = { kind: 'running', aheadMs: 0 }

/** The time of a clock, while the machine's has this one. */
export function readClock(clock: ClockState, machineMs: number): Date {
  return new Date(clock.kind === 'frozen' ? clock.atMs : machineMs + clock.aheadMs)
}

/**
 * A clock after a change: set and moved clocks go on as they did, running or frozen.
 *
 * @throws ClockError for a change to a time that there is not, or that no clock can have
 */
export function changeClock(clock: ClockState, change: ClockChange, machineMs: number): ClockState {
  const nowMs = readClock(clock, machineMs).getTime()
  if ('run' in change) return { kind: 'running', aheadMs: nowMs - machineMs }
  const toMs = readTarget(change, nowMs)
  if (!(toMs >= EARLIEST_MS && toMs <= LATEST_MS)) {
    throw new ClockError(
      'There is no such time for a clock: it goes from the year 1 to 9999, by times as 2026-11-23T12:00:00Z.',
    )
  }
  return clock.kind === 'frozen' || 'freeze' in change
    ? { kind: 'frozen', atMs: toMs }
    : { kind: 'running', aheadMs: toMs - machineMs }
}

/** The time that a clock is brought to; NaN for none. */
function readTarget(change: Exclude<ClockChange, { readonly run: true }>, nowMs: number): number {
  if ('advanceMs' in change) return nowMs + change.advanceMs
  if ('set' in change) return change.set.getTime()
  return change.freeze === 'now' ? nowMs : change.freeze.getTime()
}
