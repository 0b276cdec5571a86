import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../system/list-files'

/** Tests are not part of the build. */
const UNBUILT = /\.(test|spec)\.tsx?$/

/**
 * A hash of the files' contents and names; a directory counts with all files below it.
 *
 * @param root directory that the paths are relative to
 * @param settings what else the build depends on
 */
export async function hashSources(
  root: string,
  paths: readonly string[],
  settings: readonly (readonly [name: string, value: string | undefined])[] = [],
): Promise<string> {
  const lists = await Promise.all(paths.map((path) => listFiles(root, path)))
  const files = lists
    .flat()
    .filter((file) => !UNBUILT.test(file))
    .sort()
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? ''
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}
