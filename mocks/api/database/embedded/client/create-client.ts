import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Longer than any start; it never fires. */
const LONG_MS = 2 ** 30

/**
 * Starts an embedded database. While WebAssembly is compiled nothing else may keep the event loop going, and Node, which
 * then takes the process for finished, would wait until all of it is optimized too, for most of a second.
 */
export async function createClient(options: PGliteOptions): Promise<PGlite> {
  const hold = setInterval(() => undefined, LONG_MS)
  try {
    return await PGlite.create(options)
  } finally {
    clearInterval(hold)
  }
}
