/** Timers that end together. */
export interface Timers {
  after(delayMs: number, task: () => void): void
  /** No task runs after this. */
  clear(): void
}

export function createTimers(): Timers {
  const running = new Set<ReturnType<typeof setTimeout>>()
  let isOver = false
  return {
    after(delayMs, task) {
      if (isOver) return
      const timer = setTimeout(() => {
        running.delete(timer)
        task()
      }, delayMs)
      running.add(timer)
    },
    clear() {
      isOver = true
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}
