/**
 * Waits for the work no longer than so many milliseconds; the work itself goes on.
 *
 * @param tooLate the error that says so
 * @throws that error, or the work's own
 */
export async function within<Result>(
  patienceMs: number,
  work: Promise<Result>,
  tooLate: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(tooLate)), patienceMs)
  })
  return Promise.race([work, impatience]).finally(() => clearTimeout(timer))
}
