import { localTextStorage, type TextStorage, type WriteOutcome } from '../../lib/storage'
import { createStoredValue } from '../../lib/stored-value'
import { JOURNAL_KEY, journalPresence } from './journal-presence'
import { type Journal, parseJournal, serializeJournal } from './journal-schema'
import { IDLE, mayHaveCharged, type PaymentState } from './payment-state'

/** The journal in storage. All tabs write the same one, and each change starts from the stored entries. */
export interface JournalStore {
  get(): Journal
  /** The state of this user's checkout. */
  stateOf(userId: string): PaymentState
  update(userId: string, change: (state: PaymentState) => PaymentState): WriteOutcome
  /** Drops every purchase but those that money may have moved for, with the addresses in them. */
  forgetUncharged(): void
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
    forgetUncharged: () =>
      void stored.update((journal) =>
        journal.every(mayHaveCharged) ? journal : journal.filter(mayHaveCharged),
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
