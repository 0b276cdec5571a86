import { isTimeout, withTimeout } from '../model/with-timeout'

/**
 * Waits for something whose end nobody needs, but not for long. Then it goes on by itself, and the console hears of its
 * failure.
 *
 * @param limitMs how long, in milliseconds
 * @throws what the task fails with in time
 */
export async function waitAtMost(limitMs: number, task: () => Promise<unknown>): Promise<void> {
  let isLate = false
  const running = task()
  running.catch((error: unknown) => isLate && console.error(error))
  try {
    await withTimeout(running, limitMs)
  } catch (error) {
    isLate = isTimeout(error)
    if (!isLate) throw error
  }
}
