import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { DeskFiles } from '../../mocks/worlds/http/desk-routes'

/** A package brings the page along. */
const PACKED = new URL('./built/', import.meta.url)

/** The names of the files of the desk's page. */
export const DESK_FILES = { script: 'desk.js', style: 'desk.css' } as const

/**
 * The page of the desk, which is built first where it is not yet.
 *
 * @throws Error when it can't be built
 */
export async function readDesk(): Promise<DeskFiles> {
  const folder = existsSync(fileURLToPath(PACKED)) ? PACKED : await buildFresh()
  const read = (name: string) => readFile(new URL(name, folder), 'utf8')
  const [script, style] = await Promise.all([read(DESK_FILES.script), read(DESK_FILES.style)])
  return { script, style }
}

async function buildFresh(): Promise<URL> {
  // A package has no sources to build it from.
  const { buildDesk } = await import('./build-desk')
  return pathToFileURL(join(await buildDesk(), '/'))
}
