/**
 * Builds the pages. The merchant's page and that in the card fields' frames are built by themselves: what several pages
 * share would be in files of its own, of which every test loads each, past the wire that stands in for the network.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { exitWithFault } from '../../../../scripts/processes/exit-with-message'
import { OUT_FOLDER, PAGES } from './pages'

const CONFIG = fileURLToPath(new URL('../vite.config.ts', import.meta.url))

await buildAll().catch(exitWithFault)

async function buildAll(): Promise<void> {
  await rm(OUT_FOLDER, { recursive: true, force: true })
  for (const input of PAGES) {
    await build({
      configFile: CONFIG,
      logLevel: 'warn',
      build: { rolldownOptions: { input: [...input] } },
    })
  }
}
