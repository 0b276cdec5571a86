import { fileURLToPath } from 'node:url'
import { runVite } from '../../processes/run-vite'
import { compressFiles } from '../../start/compress-files'
import { hashSources } from '../../start/source-hash'

const SOURCES = fileURLToPath(new URL('../baseline', import.meta.url))
const OUT_DIR = fileURLToPath(new URL('../../../.cache/bench/baseline', import.meta.url))

const HASH_LENGTH = 8

export interface Baseline {
  readonly directory: string
  /** Of its files' names and contents: figures of two runs can be compared where it is the same. */
  readonly hash: string
}

/** Builds the baseline app as the storefront is built, with the packages of `package-lock.json`. */
export async function buildBaseline(): Promise<Baseline> {
  const config = `${SOURCES}/vite.config.ts`
  await runVite([
    'build',
    SOURCES,
    '--config',
    config,
    '--outDir',
    OUT_DIR,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ])
  // Without the compressed ones, which another Node may write otherwise.
  const hash = await hashSources(OUT_DIR, ['.'])
  await compressFiles(OUT_DIR)
  return { directory: OUT_DIR, hash: hash.slice(0, HASH_LENGTH) }
}
