import { Blob } from 'node:buffer'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Longer than any start; it never fires. */
const LONG_MS = 2 ** 30

/**
 * How much of a function runs, roughly in bytes, before V8 optimizes it. With the 1.8 million of Node 20 it spends a third of
 * PostgreSQL's start on functions that never run again; with this, only those that a longer run needs are optimized.
 */
const TIERING_BUDGET = 500_000_000

/**
 * Starts an embedded database. While WebAssembly is compiled nothing else may keep the event loop going, and Node, which
 * then takes the process for finished, would wait until all of it is optimized too, for most of a second.
 */
export async function createClient(options: PGliteOptions): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`)
  const hold = setInterval(() => undefined, LONG_MS)
  const giveBack = putNodesBlob()
  try {
    return await PGlite.create(options)
  } finally {
    giveBack()
    clearInterval(hold)
  }
}

/**
 * PGlite reads its extensions into the global one, which a test runner may have replaced by jsdom's: that can't be read.
 * In a context of `node:vm` the global one may be Node's already, which nobody may write to.
 *
 * @returns what puts back the one that was there
 */
function putNodesBlob(): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Blob')
  if (!own || globalThis.Blob === Blob) return () => undefined
  Object.defineProperty(globalThis, 'Blob', { configurable: true, writable: true, value: Blob })
  return () => Object.defineProperty(globalThis, 'Blob', own)
}
