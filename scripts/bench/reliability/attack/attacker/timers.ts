export interface Timers {
  later(ms: number, work: () => void): void
  /** Cancels all timers. */
  close(): void
}

/** Timers that are cancelled together. */
export function createTimers(): Timers {
  const waiting = new Set<NodeJS.Timeout>()
  let isClosed = false
  return {
    later(ms, work) {
      if (isClosed) return
      const timer = setTimeout(() => {
        waiting.delete(timer)
        work()
      }, ms)
      waiting.add(timer)
    },
    close() {
      isClosed = true
      for (const timer of waiting) clearTimeout(timer)
    },
  }
}
