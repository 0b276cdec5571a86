import type { Catalog, ReadCall } from './read-calls'
import { requestUncached } from './request-uncached'

export interface ReadPlace {
  fetch(request: Request): Promise<Response>
  /** Changes the list. */
  changeList(): Promise<unknown>
  readonly sample: Catalog
}

/**
 * Returns a function that makes a call so many times and resolves with the ms of each. No address is asked for twice, or
 * the memory of the process would be measured.
 *
 * @throws Error when a read fails
 */
export function createRepeat({
  fetch,
  changeList,
  sample,
}: ReadPlace): (call: ReadCall, times: number) => Promise<number[]> {
  /** Of all calls so far. */
  let count = 0
  return async ({ request, isAfterChange }, times) => {
    const took: number[] = []
    while (took.length < times) {
      if (isAfterChange) await changeList()
      const asked = await requestUncached(request(count, sample), count)
      count += 1
      took.push(await time(fetch, asked))
    }
    return took
  }
}

async function time(fetch: ReadPlace['fetch'], request: Request): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(request)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${request.url} answered ${response.status}.`)
  return performance.now() - startedAt
}
