import { localTextStorage, type TextStorage } from '../../lib/storage'
import { createStore, type Store } from '../../lib/store'

/** The key of the payment journal in localStorage. It exists only while a purchase is open. */
export const JOURNAL_KEY = 'payment-journal'

/**
 * Whether the journal has entries, without reading them: a page may ask before it loads any code of the checkout.
 */
export interface JournalPresence extends Pick<Store<boolean>, 'get' | 'subscribe'> {
  /** For the journal itself: this tab has written it. */
  announce(): void
}

export function createJournalPresence(storage: TextStorage): JournalPresence {
  const get = () => storage.read(JOURNAL_KEY) !== null
  const told = createStore(get())
  const announce = () => {
    if (get() !== told.get()) told.set(get())
  }
  let isWatching = false
  return {
    get,
    subscribe(onChange) {
      if (!isWatching) storage.watch(JOURNAL_KEY, announce)
      isWatching = true
      return told.subscribe(onChange)
    },
    announce,
  }
}

export const journalPresence: JournalPresence = createJournalPresence(localTextStorage)
