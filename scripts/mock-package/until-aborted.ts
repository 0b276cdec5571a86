/**
 * Waits for work, as long as nobody gives it up.
 *
 * @throws the signal's reason once it is aborted, as `fetch` does; work that was not begun by then is not done
 */
export async function untilAborted<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  let giveUp = () => {}
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp)
  })
  try {
    return await Promise.race([aborted, work()])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
