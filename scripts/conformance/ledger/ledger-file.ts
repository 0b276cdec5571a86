import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { LedgerEntry, LedgerStore } from './ledger'

const entrySchema = z.object({
  key: z.string(),
  state: z.enum(['begun', 'written', 'cancelled', 'undone']),
  kind: z.enum(['product', 'category', 'account', 'charge', 'order']),
  name: z.string(),
  id: z.string().exactOptional(),
})

/** A ledger of one JSON line a change: a run that is killed leaves every line but perhaps the last. */
export function createLedgerFile(path: string): LedgerStore {
  return {
    read() {
      if (!existsSync(path)) return []
      return readFileSync(path, 'utf8').split('\n').flatMap(readLine)
    },
    append(entry) {
      mkdirSync(dirname(path), { recursive: true })
      appendFileSync(path, `${JSON.stringify(entry)}\n`)
    },
    clear: () => rmSync(path, { force: true }),
  }
}

/** A ledger in memory. */
export function createMemoryLedger(): LedgerStore {
  return { read: () => [], append: () => undefined, clear: () => undefined }
}

/** Ignores a line that the end of the process cut short. */
function readLine(line: string): LedgerEntry[] {
  try {
    const parsed = entrySchema.safeParse(JSON.parse(line))
    return parsed.success ? [parsed.data] : []
  } catch {
    return []
  }
}
