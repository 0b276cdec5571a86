import type { Clock } from '../clock'

export interface FakeClock extends Clock {
  /** Advances the time and runs the timers that are due, in order. */
  pass(ms: number): void
}

export function createFakeClock(): FakeClock {
  let now = 0
  let due: { readonly at: number; readonly action: () => void }[] = []
  return {
    nowMs: () => now,
    after(ms, action) {
      const entry = { at: now + ms, action }
      due.push(entry)
      return () => {
        due = due.filter((other) => other !== entry)
      }
    },
    pass(ms) {
      const end = now + ms
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (!next) break
        due = due.filter((other) => other !== next)
        now = next.at
        next.action()
      }
      now = end
    },
  }
}
