/** Work was not done in the time that was given for it. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/**
 * Waits for work for at most so many milliseconds; the work itself goes on.
 *
 * @param timeoutMessage of the error after that time
 * @throws TimedOut that says so, or the work's own error
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  limitMs: number,
  timeoutMessage: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(timeoutMessage)), limitMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
