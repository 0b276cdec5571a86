import { readdir, readFile } from 'node:fs/promises'

/**
 * The names of the files in a directory that are not as they have to be: changed, missing, or not generated at all.
 *
 * @param directory ends with a slash
 */
export async function findStale(
  files: ReadonlyMap<string, string>,
  directory: URL,
): Promise<string[]> {
  const present = await readdir(directory)
  const strangers = present.filter((name) => !files.has(name))
  const stale: string[] = []
  for (const [name, content] of files) {
    const isSame =
      present.includes(name) && (await readFile(new URL(name, directory), 'utf8')) === content
    if (!isSame) stale.push(name)
  }
  return [...stale, ...strangers]
}
