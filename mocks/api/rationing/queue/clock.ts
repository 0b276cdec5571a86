/** Time as work is rationed by it. */
export interface Clock {
  /** Milliseconds that never run backwards. */
  nowMs(): number
  /** Calls once, later; answers with what calls it off. */
  after(ms: number, action: () => void): () => void
}

export const SYSTEM_CLOCK: Clock = {
  nowMs: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}
