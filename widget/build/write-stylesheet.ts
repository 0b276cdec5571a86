import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromRoot, OUT_DIR } from './paths'

/** In the order in which the widget adopts them. */
const PARTS = ['tokens', 'frame', 'lists', 'sheets', 'card', 'methods']

/** Writes the styles as a file, for pages whose policy or build wants one. */
export async function writeStylesheet(): Promise<void> {
  const parts = PARTS.map((name) => readFile(fromRoot(`widget/views/styles/${name}.css`), 'utf8'))
  await writeFile(join(OUT_DIR, 'dropin.css'), (await Promise.all(parts)).join('\n'))
}
