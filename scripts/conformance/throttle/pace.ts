/** How time passes, in milliseconds. */
export interface Clock {
  now(): number
  sleep(milliseconds: number): Promise<void>
}

export const machineClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

const SECOND_MS = 1000

/**
 * Resolves when the next request may begin: no more than `perSecond` begin within any second, in the order of asking. Requests
 * that are meant to race still begin together as long as the second has room for them.
 */
export function createPace(perSecond: number, { now, sleep }: Clock): () => Promise<void> {
  const begun: number[] = []
  return async () => {
    const oldest = begun.length < perSecond ? undefined : begun.shift()
    const at = Math.max(now(), begun.at(-1) ?? 0, oldest === undefined ? 0 : oldest + SECOND_MS)
    begun.push(at)
    const wait = at - now()
    if (wait > 0) await sleep(wait)
  }
}
