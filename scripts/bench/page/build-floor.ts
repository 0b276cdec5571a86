import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressFiles } from '../../start/compress-files'

const SOURCES = fileURLToPath(new URL('../floor', import.meta.url))
const OUT_DIR = fileURLToPath(new URL('../../../.cache/bench/floor', import.meta.url))

/** Builds the floor app as the storefront is built, and answers with its folder. */
export async function buildFloor(): Promise<string> {
  await build({
    configFile: false,
    root: SOURCES,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    build: { outDir: OUT_DIR, emptyOutDir: true },
  })
  await compressFiles(OUT_DIR)
  return OUT_DIR
}
