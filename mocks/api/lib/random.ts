import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Makes random bytes. */
export type RandomSource = (count: number) => Buffer

const sources = new AsyncLocalStorage<RandomSource>()

/** Random bytes that nobody can guess, unless the work was given a source of its own. */
export function drawBytes(count: number): Buffer {
  return (sources.getStore() ?? randomBytes)(count)
}

/** Does work with a random source of its own: a world of the mock draws the same bytes each time. */
export function withRandomSource<Result>(source: RandomSource, work: () => Result): Result {
  return sources.run(source, work)
}
