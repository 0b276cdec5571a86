import { localTextStorage, type TextStorage, type WriteOutcome } from '../../lib/storage'
import { createStoredValue } from '../../lib/stored-value'
import { JOURNAL_KEY, journalPresence } from './journal-presence'
import { type Journal, parseJournal, serializeJournal } from './journal-schema'
import { IDLE, isUnsettled, type PaymentState } from './payment-state'

/** The journal in storage. All tabs write the same one, and each change starts from what stands there. */
export interface JournalStore {
  get(): Journal
  /** Where this user's checkout stands. */
  stateOf(userId: string): PaymentState
  update(userId: string, change: (state: PaymentState) => PaymentState): WriteOutcome
  /** Drops what has come to its end, with the addresses in it; what is open stays to be finished. */
  forgetSettled(): void
  subscribe(onChange: () => void): () => void
}

export function createJournalStore(storage: TextStorage): JournalStore {
  const stored = createStoredValue<Journal>({
    key: JOURNAL_KEY,
    storage,
    parse: parseJournal,
    serialize: serializeJournal,
  })
  return {
    get: stored.get,
    stateOf: (userId) => findState(stored.get(), userId),
    update: (userId, change) =>
      stored.update((journal) => {
        const state = findState(journal, userId)
        const next = change(state)
        return next === state ? journal : replaceState(journal, userId, next)
      }),
    forgetSettled: () =>
      void stored.update((journal) =>
        journal.every(isUnsettled) ? journal : journal.filter(isUnsettled),
      ),
    subscribe: stored.subscribe,
  }
}

function findState(journal: Journal, userId: string): PaymentState {
  return journal.find(({ purchase }) => purchase.userId === userId) ?? IDLE
}

function replaceState(journal: Journal, userId: string, state: PaymentState): Journal {
  const others = journal.filter(({ purchase }) => purchase.userId !== userId)
  return state.step === 'idle' ? others : [...others, state]
}

export const journalStore: JournalStore = createJournalStore(localTextStorage)
journalStore.subscribe(journalPresence.announce)
