import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/testing/memory-storage'
import { createJournalPresence, JOURNAL_KEY } from './journal-presence'
import { createJournalStore } from './journal-store'
import { IDLE } from './payment-state'
import { purchase } from './testing/tabs'

test('PAY-9 a page learns of an open purchase without reading it', () => {
  const storage = createMemoryStorage()
  const presence = createJournalPresence(storage)
  const journal = createJournalStore(storage)
  journal.subscribe(presence.announce)
  const seen: boolean[] = []
  const stop = presence.subscribe(() => seen.push(presence.get()))

  journal.update(purchase.userId, () => ({ step: 'requesting-nonce', purchase }))
  journal.update(purchase.userId, () => IDLE)
  storage.writeElsewhere(JOURNAL_KEY, '{}')
  stop()
  storage.writeElsewhere(JOURNAL_KEY, null)
  expect(seen).toEqual([true, false, true])
})
