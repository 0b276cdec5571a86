import { fileURLToPath } from 'node:url'
import { runVite } from '../../processes/run-vite'
import { compressFiles } from '../../start/compress-files'

const SOURCES = fileURLToPath(new URL('../baseline', import.meta.url))
const OUT_DIR = fileURLToPath(new URL('../../../.cache/bench/baseline', import.meta.url))

/** Builds the baseline app as the storefront is built, and returns its folder. */
export async function buildBaseline(): Promise<string> {
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
  await compressFiles(OUT_DIR)
  return OUT_DIR
}
