import { describe, expect, test } from 'vitest'
import type {
  Failure,
  PaymentState,
  RetryCause,
} from '../../../model/payment-journal/payment-state'
import { describePayment, describeSignedOut, isShownOnEveryPage } from './describe-payment'

const purchase = {
  id: 'p1',
  userId: 'u1',
  pressedAt: 0,
  lines: [{ productId: 'a', name: 'A', priceCents: 1250, count: 2 }],
  amountCents: 2500,
  address: '1 Market Street',
}
const troubles: RetryCause[] = [
  { kind: 'no-answer' },
  { kind: 'fault' },
  { kind: 'fault', reason: 'Our database is down.' },
  { kind: 'interrupted' },
  { kind: 'offline' },
  { kind: 'session' },
  { kind: 'busy', retryAfterMs: 30_000 },
  { kind: 'busy', retryAfterMs: 86_400_000, reason: 'At most 100 free pieces. Order fewer.' },
  { kind: 'refused' },
  { kind: 'refused', reason: 'Not like this.' },
]
const failures: Failure[] = [
  { kind: 'method', reason: 'No payment method is available.' },
  { kind: 'interrupted' },
  { kind: 'unrecorded' },
  { kind: 'declined', reason: 'Your payment was declined: Insufficient Funds.' },
  { kind: 'nonce-used', reason: 'This payment authorization was used already.' },
  { kind: 'rejected', reason: 'Unknown nonce.' },
  ...troubles.map((cause): Failure => ({ kind: 'not-attempted', cause })),
]

const wordsOf = (state: PaymentState) => {
  const report = describePayment(state)
  return report ? `${report.title} ${report.text}` : ''
}
const paid = { purchase, transactionId: 't1', checks: 0 }
const authorized = { purchase, nonce: 'n1', checks: 0 }

describe('PAY-7 the shopper is told plainly whether money moved', () => {
  test.each(failures)('nothing was charged: %j', (failure) => {
    const words = wordsOf({ step: 'failed', purchase, failure })
    expect(words).toContain('Nothing was charged.')
    if ('reason' in failure) expect(words).toContain(failure.reason)
  })

  test.each([
    ['Too many requests', 'Too many requests. Your cart'],
    ['Too many requests ', 'Too many requests. Your cart'],
    ['Declined (05)', 'Declined (05). Your cart'],
    ['Declined (try later.)', 'later.) Your cart'],
    ['Unsupported card "Diners"', '"Diners". Your cart'],
    ['The bank says “No.”', '“No.” Your cart'],
    ['The fee is 3%', '3%. Your cart'],
    ['  ', 'Nothing was charged. Your cart'],
    ['もう一度お試しください。', 'ください。 Your cart'],
  ])('what a service says without a full stop is a sentence all the same: %s', (reason, words) => {
    const refused = {
      kind: 'not-attempted',
      cause: { kind: 'busy', retryAfterMs: 1, reason },
    } as const
    for (const failure of [refused, { kind: 'declined', reason } as const]) {
      expect(wordsOf({ step: 'failed', purchase, failure })).toContain(words)
    }
  })

  test('what was charged and given back is not called lost', () => {
    const failure = { kind: 'voided', reason: 'Only 1 is left. Nothing was charged.' } as const
    expect(wordsOf({ step: 'failed', purchase, failure })).toContain('your money stays yours')
  })

  test.each(troubles)('it is not known yet: %j', (cause) => {
    const words = wordsOf({ step: 'charge-unknown', ...authorized, cause })
    expect(words).toMatch(/not known yet/)
    expect(words).toMatch(/Don’t pay again/)
    expect(words).toContain('$25.00')
  })

  test.each(troubles)('the payment went through, the order is to come: %j', (cause) => {
    for (const step of ['charged', 'order-unknown'] as const) {
      const words = wordsOf({ step, ...paid, cause })
      expect(words).toContain('Your payment went through. Don’t pay again.')
    }
  })

  test('the service’s own words about a wait are passed on', () => {
    const refused = { kind: 'refused', reason: 'Not like this.' } as const
    const busy = { kind: 'busy', retryAfterMs: 86_400_000, reason: 'Order fewer.' } as const
    for (const cause of [refused, busy]) {
      expect(wordsOf({ step: 'charged', ...paid, cause })).toContain(cause.reason)
      const failure = { kind: 'not-attempted', cause } as const
      expect(wordsOf({ step: 'failed', purchase, failure })).toContain(cause.reason)
    }
  })
})

test('PAY-6 a purchase ends in thanks', () => {
  const end = { purchase, transactionId: 't1', orderId: 'o1', isCartCleared: true }
  expect(describePayment({ step: 'done', ...end })).toMatchObject({
    tone: 'success',
    title: 'Thanks! Your payment was successful!',
    text: '2 pieces for $25.00: your order has been placed.',
  })
})

describe('PAY-9 every page tells', () => {
  const ordered = { purchase, transactionId: 't1', orderId: 'o1' }
  const cause: RetryCause = { kind: 'no-answer' }
  const failed = (failure: Failure): PaymentState => ({ step: 'failed', purchase, failure })

  test.each<PaymentState>([
    { step: 'charging', ...authorized, mayHaveSucceeded: true },
    { step: 'charge-unknown', ...authorized, cause },
    { step: 'charged', ...paid, cause },
    { step: 'ordering', ...paid, mayHaveSucceeded: false },
    { step: 'order-unknown', ...paid, cause },
    { step: 'done', ...ordered, isCartCleared: false },
    { step: 'done', ...ordered, isCartCleared: true },
    failed({ kind: 'interrupted' }),
    failed({ kind: 'voided', reason: 'Sold out.' }),
  ])('of a purchase that is open or that its buyer may count on: %j', (state) => {
    expect(isShownOnEveryPage(state)).toBe(true)
  })

  test.each<PaymentState>([
    { step: 'idle' },
    failed({ kind: 'declined', reason: 'No.' }),
    failed({ kind: 'method', reason: 'No.' }),
  ])('nothing of one that ended where it was paid: %j', (state) => {
    expect(isShownOnEveryPage(state)).toBe(false)
  })
})

describe('PAY-9 a visitor who is signed out is told', () => {
  test('of a payment that went through', () => {
    const state: PaymentState = { step: 'charged', ...paid, cause: { kind: 'session' } }
    expect(describeSignedOut([state])?.title).toMatch(/went through. Don’t pay again/)
  })

  test('of one that is not known, and of nothing that is over', () => {
    const open: PaymentState = { step: 'charging', ...authorized, mayHaveSucceeded: false }
    const over: PaymentState = { step: 'failed', purchase, failure: { kind: 'interrupted' } }
    expect(describeSignedOut([open])?.title).toMatch(/not known yet/)
    expect(describeSignedOut([over])).toBeUndefined()
    // Nothing was asked of the service: nothing can have been charged.
    expect(describeSignedOut([{ step: 'requesting-nonce', purchase }])).toBeUndefined()
  })
})
