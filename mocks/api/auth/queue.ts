/** Runs tasks in the order in which they come, at most so many at a time. */
export function createQueue(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The place is handed on rather than freed, so that nobody slips in between.
      if (next) next()
      else running -= 1
    }
  }
}
