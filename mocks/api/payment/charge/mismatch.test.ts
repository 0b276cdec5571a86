import { expect, test } from 'vitest'
import { findMismatch } from './mismatch'

const asked = { id: 'chg_1', amountCents: 1000 }
const taken = {
  kind: 'charged',
  transactionId: 'txn_1',
  amountCents: 1000,
  currency: 'USD',
} as const

test('what was asked for is right, and a decline took nothing', () => {
  expect(findMismatch(asked, taken)).toBeUndefined()
  expect(
    findMismatch(asked, { kind: 'declined', transactionId: 'txn_1', reason: 'no' }),
  ).toBeUndefined()
})

test.each([
  [{ currency: 'EUR' }, /took 10\.00 EUR, not \$10\.00 in USD.*BRAINTREE_MERCHANT_ACCOUNT_ID/],
  [{ amountCents: 1030 }, /took 10\.30 USD, not \$10\.00 in USD.*surcharges/],
])('%j is a fault that says what to do', (change, message) => {
  expect(findMismatch(asked, { ...taken, ...change })?.message).toMatch(message)
})
