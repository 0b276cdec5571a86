/** The clock that limits use. */
export interface Clock {
  /** Monotonic time in milliseconds. */
  nowMs(): number
  /** Calls the action once after the delay; returns a function that cancels it. */
  after(ms: number, action: () => void): () => void
}

export const SYSTEM_CLOCK: Clock = {
  nowMs: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}
