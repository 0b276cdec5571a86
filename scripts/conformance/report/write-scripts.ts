import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from '../model/report'

const EXECUTABLE = 0o755

/** Writes the scripts of every finding into a directory; returns how many findings have some. */
export async function writeScripts({ findings }: Report, directory: string): Promise<number> {
  await mkdir(directory, { recursive: true })
  const all = findings.flatMap(({ scripts }) => scripts ?? [])
  for (const { name, sh, mjs } of all) {
    await writeFile(join(directory, `${name}.sh`), sh, { mode: EXECUTABLE })
    await writeFile(join(directory, `${name}.mjs`), mjs, { mode: EXECUTABLE })
  }
  return all.length
}
