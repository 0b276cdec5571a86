import type { Exchange, SentRequest } from '../http/exchange'
import { describeWrite, type Write } from './describe-write'

/** What was written and whether it was undone. */
export interface JournalEntry extends Write {
  /** `begun`: sent, the outcome is not known. `cancelled`: an order that will not be shipped. `undone`: deleted or restored. */
  readonly state: 'begun' | 'written' | 'cancelled' | 'undone'
  readonly key: string
}

/** Writes every line at once: the process may be killed after any of them. */
export interface JournalStore {
  /** Sees whether it can be written, before anything is sent. */
  prepare(): void
  read(): readonly JournalEntry[]
  append(entry: JournalEntry): void
  /** Clears the journal: everything that can be undone is undone. */
  clear(): void
}

export interface WriteJournal {
  /** Called before a request is sent; the function that it returns, with the response. */
  begin(request: SentRequest): (exchange: Exchange) => void
  mark(entry: JournalEntry, state: 'cancelled' | 'undone'): void
  /** The entries of this run, and those that earlier runs left unfinished. */
  entries(): readonly JournalEntry[]
  /** Everything that this run has written, undone or not. */
  written(): readonly JournalEntry[]
  clear(): void
}

/** A journal of every write that a run makes. */
export function createWriteJournal(store: JournalStore): WriteJournal {
  const current = new Map(store.read().map((entry) => [entry.key, entry]))
  const written: JournalEntry[] = []
  const runKey = `${Date.now().toString(36)}-${current.size}`
  let count = 0

  const put = (entry: JournalEntry) => {
    current.set(entry.key, entry)
    store.append(entry)
  }

  const isKnown = ({ kind, id }: Write) =>
    id !== undefined &&
    [...current.values()].some(
      (entry) => entry.state === 'written' && entry.kind === kind && entry.id === id,
    )

  return {
    begin(request) {
      const write = describeWrite(request)
      if (!write) return () => undefined
      count += 1
      const key = `${runKey}-${count}`
      put({ ...write, key, state: 'begun' })
      return (exchange) => {
        const isWritten = exchange.status >= 200 && exchange.status < 300
        const result = describeWrite(request, exchange) ?? write
        // Refused, or the answer of an earlier request once more: there is nothing to take back.
        const isNew = isWritten && !isKnown(result)
        if (isWritten) written.push({ ...result, key, state: 'written' })
        put({ ...result, key, state: isNew ? 'written' : 'undone' })
      }
    },
    mark: (entry, state) => put({ ...entry, state }),
    entries: () => [...current.values()].filter(({ state }) => state !== 'undone'),
    written: () => written,
    clear() {
      current.clear()
      store.clear()
    },
  }
}
