import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runVite } from '../processes/run-vite'
import { keepBuild } from '../start/kept-build'
import { hashSources } from '../start/source-hash'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CONFIG = fileURLToPath(new URL('./vite.config.ts', import.meta.url))
const SOURCES = ['mocks/worlds/calls', 'mocks/worlds/desk', 'scripts/desk', 'package-lock.json']

/**
 * The folder with the desk's page, built unless its sources have been built already.
 *
 * @throws Error when Vite fails
 */
export async function buildDesk(): Promise<string> {
  return keepBuild({
    folder: join(ROOT, '.cache/desk'),
    name: `desk-${await hashSources(ROOT, SOURCES)}`,
    make: (draft) => runVite(['build', '--config', CONFIG, '--outDir', draft]),
  })
}
