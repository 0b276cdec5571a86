import { isTimeout, withTimeout } from '../../model/with-timeout'

/**
 * Waits for a task whose result is not needed, but not for long. After the limit the task goes on, and its failure is
 * logged to the console.
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
