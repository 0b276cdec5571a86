import { readFile } from 'node:fs/promises'

const NANOSECONDS_PER_MS = 1_000_000

/**
 * How many ms this process has been ready to run and had no processor. Linux only.
 *
 * @throws Error when the system keeps no such account
 */
export async function readWaitMs(): Promise<number> {
  const statistics = await readFile('/proc/self/schedstat', 'utf8')
  const [, waited] = statistics.split(' ').map(Number)
  if (waited === undefined || Number.isNaN(waited)) {
    throw new Error(`/proc/self/schedstat tells no time of waiting: ${statistics}`)
  }
  return waited / NANOSECONDS_PER_MS
}
