import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { describeFileError } from '../files/describe-file-error'
import { CannotRun } from '../model/errors'
import type { JournalEntry, JournalStore } from './write-journal'

const entrySchema = z.object({
  key: z.string(),
  state: z.enum(['begun', 'written', 'cancelled', 'undone']),
  kind: z.enum(['product', 'category', 'account', 'charge', 'order']),
  name: z.string(),
  id: z.string().exactOptional(),
})

/**
 * A journal of one JSON line a change: a run that is killed leaves every line but perhaps the last.
 *
 * @throws {CannotRun} (each of its functions) when the file can't be read or written.
 */
export function createJournalFile(path: string): JournalStore {
  const folder = dirname(path)
  const orCannotRun = <T>(use: () => T): T => {
    try {
      return use()
    } catch (cause) {
      throw new CannotRun(
        `The journal ${path}: ${describeFileError(cause)} It takes a working directory where it can be kept; a run with --read-only writes none.`,
        { cause },
      )
    }
  }
  return {
    prepare: () =>
      orCannotRun(() => {
        mkdirSync(folder, { recursive: true })
        accessSync(existsSync(path) ? path : folder, constants.W_OK)
      }),
    read: () =>
      orCannotRun(() =>
        existsSync(path) ? readFileSync(path, 'utf8').split('\n').flatMap(readLine) : [],
      ),
    append: (entry) =>
      orCannotRun(() => {
        mkdirSync(folder, { recursive: true })
        appendFileSync(path, `${JSON.stringify(entry)}\n`)
      }),
    clear: () => orCannotRun(() => rmSync(path, { force: true })),
  }
}

/** A journal in memory. */
export function createMemoryJournal(): JournalStore {
  return {
    prepare: () => undefined,
    read: () => [],
    append: () => undefined,
    clear: () => undefined,
  }
}

/** Ignores a line that the end of the process cut short. */
function readLine(line: string): JournalEntry[] {
  try {
    const parsed = entrySchema.safeParse(JSON.parse(line))
    return parsed.success ? [parsed.data] : []
  } catch {
    return []
  }
}
