import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * The files at a path and below it, as paths with `/`, relative to the root.
 *
 * @param path a file or a directory, relative to the root
 */
export async function listFiles(root: string, path: string): Promise<string[]> {
  if ((await stat(join(root, path))).isFile()) return [path]
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}
