import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/testing/memory-storage'
import { createJournalStore } from './journal-store'
import { IDLE, type PaymentState } from './payment-state'
import { purchase } from './testing/tabs'

const open = (userId: string): PaymentState => ({
  step: 'ordering',
  purchase: { ...purchase, userId },
  transactionId: `transaction of ${userId}`,
  checks: 0,
  mayHaveSucceeded: false,
})

test('PAY-9 AUTH-11 the end of one buyer’s purchase leaves the open one of another', () => {
  const journal = createJournalStore(createMemoryStorage())
  for (const userId of ['ann', 'ben']) journal.update(userId, () => open(userId))
  expect(journal.stateOf('ann')).toEqual(open('ann'))
  journal.update('ann', () => IDLE)
  expect(journal.stateOf('ann')).toEqual(IDLE)
  expect(journal.stateOf('ben')).toEqual(open('ben'))
})
