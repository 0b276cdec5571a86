import { expect, test } from 'vitest'
import type { Finding } from '../../mocks/api/payment/reconciliation/finding'
import { describeFindings } from './describe-findings'

const hanging: Finding = {
  kind: 'refund-hangs',
  chargeId: 'chg_1',
  transactionId: 'txn_1',
  orderId: null,
  amountCents: 1_250,
  currency: 'USD',
  since: new Date('2026-11-20T16:00:00.000Z'),
  repair: 'give-back',
}

test('nothing open is said in a sentence', () => {
  expect(describeFindings({ compared: 3, findings: [] })).toBe(
    '3 charges were compared with the provider’s transactions. Nothing is open.',
  )
})

test('each finding is a line, each kind a sentence with the sum of each currency', () => {
  const findings = [
    hanging,
    { ...hanging, chargeId: 'chg_2', transactionId: null, amountCents: 800, currency: 'EUR' },
    { ...hanging, chargeId: 'chg_3', amountCents: 50 },
  ]
  expect(describeFindings({ compared: 3, findings }).split('\n')).toEqual([
    'what          amount     charge  transaction  order  since                     repair',
    'refund-hangs  12.50 USD  chg_1   txn_1        -      2026-11-20T16:00:00.000Z  give-back',
    'refund-hangs  8.00 EUR   chg_2   -            -      2026-11-20T16:00:00.000Z  give-back',
    'refund-hangs  0.50 USD   chg_3   txn_1        -      2026-11-20T16:00:00.000Z  give-back',
    '',
    'refund-hangs: 3 times: 13.00 USD and 8.00 EUR is to go back and nobody has written down that it did.',
    '',
    '3 charges were compared with the provider’s transactions. 3 things are open; --repair does what the last column says.',
  ])
})
