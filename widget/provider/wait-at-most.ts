/**
 * Does something whose end nobody needs: waits for it, but not for long. Then it goes on by itself, and the console
 * hears of its failure; a failure in time is the caller's.
 *
 * @param limitMs how long, in milliseconds
 */
export async function waitAtMost(limitMs: number, task: () => Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve()
    }, limitMs)
  })
  const running = task()
  running.catch((error: unknown) => isLate && console.error(error))
  try {
    await Promise.race([running, limit])
  } finally {
    clearTimeout(timer)
  }
}
