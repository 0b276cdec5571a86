import { localTextStorage, type TextStorage } from '../../lib/storage'

/** Where the payment journal stands in localStorage. The key is there only while a purchase is open. */
export const JOURNAL_KEY = 'payment-journal'

/**
 * Whether the journal has entries, told without reading them: a page may ask before it loads any code of
 * the checkout. In the form `useSyncExternalStore` takes.
 */
export interface JournalPresence {
  get(): boolean
  subscribe(onChange: () => void): () => void
  /** For the journal itself: this tab has written it. */
  announce(): void
}

export function createJournalPresence(storage: TextStorage): JournalPresence {
  const listeners = new Set<() => void>()
  const get = () => storage.read(JOURNAL_KEY) !== null
  let wasOpen = get()
  const announce = () => {
    if (get() === wasOpen) return
    wasOpen = !wasOpen
    for (const listener of listeners) listener()
  }
  let isWatching = false
  return {
    get,
    subscribe(onChange) {
      if (!isWatching) storage.watch(JOURNAL_KEY, announce)
      isWatching = true
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    announce,
  }
}

export const journalPresence: JournalPresence = createJournalPresence(localTextStorage)
