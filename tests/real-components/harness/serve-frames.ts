import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { findFreePort } from '../../../scripts/processes/listening/free-port'

const ROOT = fileURLToPath(new URL('./', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url))

/** The page in the frames of the card's fields, at an address of this machine. */
export interface ServedFrames {
  readonly url: string
  close(): Promise<void>
}

/**
 * Builds the page in the frames of the card's fields, which the provider would serve, and serves it.
 *
 * @param name of the tests that want it: others may build it at the same time
 */
export async function serveFrames(name: string): Promise<ServedFrames> {
  const outDir = join(CACHE, name, 'frame')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, 'hosted-fields-frame.html') },
    },
  })
  const port = await findFreePort()
  const server = await preview({
    configFile: false,
    root: ROOT,
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
