import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The paths in a directory that differ from what is generated: changed, missing, or not generated at all.
 *
 * @param directory ends with a slash
 */
export async function findStale(
  files: ReadonlyMap<string, string>,
  directory: URL,
): Promise<string[]> {
  const root = fileURLToPath(directory)
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const present = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')),
  )
  const stale: string[] = []
  for (const [path, content] of files) {
    const isSame =
      present.has(path) && (await readFile(new URL(path, directory), 'utf8')) === content
    if (!isSame) stale.push(path)
  }
  return [...stale, ...[...present].filter((path) => !files.has(path)).sort()]
}
