export interface Timers {
  later(ms: number, work: () => void): void
  /** Whatever was to be done later is not done any more. */
  close(): void
}

/** Timers that end together. */
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
