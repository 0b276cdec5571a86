import type { TextStorage, WriteOutcome } from '../storage'

export interface MemoryStorage extends TextStorage {
  /** How the next writes end. */
  outcome: WriteOutcome
  /** Writes as another tab would: those who watch the key are told. */
  writeElsewhere(key: string, text: string | null): void
}

/** Storage of a test. */
export function createMemoryStorage(entries: Record<string, string> = {}): MemoryStorage {
  const texts = new Map(Object.entries(entries))
  const watchers: { key: string; onChange(): void }[] = []
  return {
    outcome: 'saved',
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      if (this.outcome === 'saved') texts.set(key, text)
      return this.outcome
    },
    remove: (key) => void texts.delete(key),
    watch: (key, onChange) => void watchers.push({ key, onChange }),
    writeElsewhere(key, text) {
      if (text === null) texts.delete(key)
      else texts.set(key, text)
      for (const watcher of watchers) if (watcher.key === key) watcher.onChange()
    },
  }
}
