import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The names by which Node, its children and other programs find the folder for temporary files. */
const VARIABLES = ['TMPDIR', 'TMP', 'TEMP']

/**
 * Vitest's global setup: whatever tests and the programs they start write into the folder for temporary files
 * goes into one of the run's own, which is removed when the run ends, however its tests ended.
 */
export async function setup(): Promise<() => Promise<void>> {
  // A socket's path below it may have 107 characters at most.
  const folder = await mkdtemp(join(tmpdir(), 'bazaar-'))
  // PostgreSQL may run as a user of its own, who has to get through.
  await chmod(folder, 0o711)
  for (const name of VARIABLES) process.env[name] = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
