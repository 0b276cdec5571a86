import { describe, expect, test } from 'vitest'
import type { ChargeOutcome, OrderOutcome, PaymentEvent } from './payment-event'
import { IDLE, isNonceSpent, type Purchase, type RetryCause } from './payment-state'
import {
  END_IS_KEPT_MS,
  PRESS_IS_FRESH_MS,
  RETRY_PAUSES_MS,
  transition,
} from './payment-transition'

const purchase: Purchase = {
  id: 'p1',
  userId: 'u1',
  pressedAt: 1_000,
  lines: [{ productId: 'a', name: 'A', priceCents: 1250, count: 2 }],
  amountCents: 2500,
  address: '1 Market Street',
}
const { id: purchaseId } = purchase

const run = (...events: PaymentEvent[]) =>
  events.reduce(
    (result, event) => transition(result.state, event),
    transition(IDLE, { type: 'acknowledge' }),
  )

const pay: PaymentEvent = { type: 'pay', purchase }
const nonce: PaymentEvent = { type: 'nonce-received', purchaseId, nonce: 'n1' }
const charge = (outcome: ChargeOutcome): PaymentEvent => ({
  type: 'charge-answered',
  purchaseId,
  outcome,
})
const order = (outcome: OrderOutcome): PaymentEvent => ({
  type: 'order-answered',
  purchaseId,
  outcome,
})
const charged = charge({ kind: 'charged', transactionId: 't1' })
const ordered = order({ kind: 'ordered', orderId: 'o1' })
const noAnswer: RetryCause = { kind: 'no-answer' }
const lost = { kind: 'unknown', cause: noAnswer } as const
const expired = { kind: 'not-attempted', cause: { kind: 'session' } } as const
const finish: PaymentEvent = { type: 'finish' }
const resumeAfter = (ms: number): PaymentEvent => ({ type: 'resume', now: purchase.pressedAt + ms })

describe('when all goes well', () => {
  test('PAY-6 nonce, charge, order and an empty cart follow each other', () => {
    expect(run(pay).effects).toEqual([{ type: 'request-nonce', purchase }])
    expect(run(pay, nonce).effects).toEqual([{ type: 'charge', purchase, nonce: 'n1' }])
    expect(run(pay, nonce, charged).effects).toEqual([
      { type: 'create-order', purchase, transactionId: 't1' },
    ])
    const { state, effects } = run(pay, nonce, charged, ordered)
    expect(state).toMatchObject({ step: 'done', transactionId: 't1', orderId: 'o1' })
    expect(effects).toEqual([{ type: 'clear-cart', purchase }])
  })

  test('PAY-6 an amount of 0 needs no payment method', () => {
    const free = { ...purchase, amountCents: 0 }
    const { state, effects } = run({ type: 'pay', purchase: free })
    expect(state.step).toBe('charging')
    expect(effects).toEqual([{ type: 'charge', purchase: free, nonce: free.id }])
  })
})

describe('PAY-8 one press charges once', () => {
  const open: PaymentEvent[][] = [
    [pay],
    [pay, nonce],
    [pay, nonce, charge(lost)],
    [pay, nonce, charged],
    [pay, nonce, charged, order(expired)],
    [pay, nonce, charged, order(lost)],
    [pay, nonce, charged, ordered],
  ]
  test.each(open)('a further press after %#', (...events) => {
    const { state } = run(...events)
    const again: PaymentEvent = { type: 'pay', purchase: { ...purchase, id: 'p2' } }
    expect(transition(state, again)).toEqual({ state, effects: [] })
  })

  test('answers that belong to another purchase change nothing', () => {
    const { state } = run(pay, nonce)
    const foreign: PaymentEvent = {
      type: 'charge-answered',
      purchaseId: 'p0',
      outcome: { kind: 'charged', transactionId: 't0' },
    }
    expect(transition(state, foreign)).toEqual({ state, effects: [] })
  })

  test('an answer that comes twice orders once', () => {
    const { state } = run(pay, nonce, charged)
    expect(transition(state, charged)).toEqual({ state, effects: [] })
  })

  test('a charge whose answer was lost is asked for with the same nonce and amount', () => {
    const { effects } = run(pay, nonce, charge(lost), finish)
    expect(effects).toEqual([{ type: 'charge', purchase, nonce: 'n1' }])
  })
})

describe('PAY-7 nothing was charged', () => {
  test.each<[string, PaymentEvent[]]>([
    ['the widget gave no nonce', [pay, { type: 'nonce-refused', purchaseId, reason: 'No.' }]],
    ['the only request was turned away', [pay, nonce, charge(expired)]],
    ['the page was closed before the charge', [pay, resumeAfter(0)]],
    ['PAY-10 declined', [pay, nonce, charge({ kind: 'declined', reason: 'Insufficient Funds.' })]],
    [
      'declined on asking again',
      [
        pay,
        nonce,
        charge(lost),
        finish,
        charge({ kind: 'declined', reason: 'Insufficient Funds.' }),
      ],
    ],
    ['the order was impossible', [pay, nonce, charged, order({ kind: 'voided', reason: 'Gone.' })]],
  ])('%s', (_name, events) => {
    expect(run(...events).state.step).toBe('failed')
    expect(run(...events, pay).state.step).toBe('requesting-nonce')
  })
})

describe('PAY-7 an order of what costs nothing that would have to wait', () => {
  const free: PaymentEvent = { type: 'pay', purchase: { ...purchase, amountCents: 0 } }
  const refuse = (retryAfterMs: number) =>
    order({
      kind: 'not-attempted',
      cause: { kind: 'busy', retryAfterMs, reason: 'At most 100 free pieces.' },
    })
  const DAY_MS = 86_400_000

  test('for hours has come to nothing, and the next one can be pressed', () => {
    const { state, effects } = run(free, charged, refuse(DAY_MS))
    expect(state).toMatchObject({
      step: 'failed',
      failure: { kind: 'not-attempted', cause: { reason: 'At most 100 free pieces.' } },
    })
    expect(effects).toEqual([])
    expect(run(free, charged, refuse(DAY_MS), pay).state.step).toBe('requesting-nonce')
  })

  test('for seconds waits', () => {
    const { state, effects } = run(free, charged, refuse(5_000))
    expect(state.step).toBe('charged')
    expect(effects).toEqual([{ type: 'pause', purchaseId, durationMs: 5_000 }])
  })

  test('but may have been made by an earlier request is asked for again', () => {
    expect(run(free, charged, order(lost), finish, refuse(DAY_MS)).state.step).toBe('order-unknown')
  })

  test('is not given up once something was paid', () => {
    expect(run(pay, nonce, charged, refuse(DAY_MS)).state.step).toBe('charged')
  })
})

describe('PAY-7 it is not known', () => {
  test.each<[string, PaymentEvent[]]>([
    ['no answer came', [pay, nonce, charge(lost)]],
    ['the page was closed during the charge', [pay, nonce, resumeAfter(PRESS_IS_FRESH_MS)]],
    ['asking again was turned away', [pay, nonce, charge(lost), finish, charge(expired)]],
  ])('%s', (_name, events) => {
    expect(run(...events).state.step).toBe('charge-unknown')
  })

  test('and remains so where an earlier request is answered late that it had no effect', () => {
    const charging = run(pay, nonce, charge(lost))
    expect(transition(charging.state, charge(expired))).toEqual({ ...charging, effects: [] })
    const ordering = run(pay, nonce, charged, order(lost))
    expect(transition(ordering.state, order(expired))).toEqual({ ...ordering, effects: [] })
  })
})

test.each<[string, boolean, PaymentEvent[]]>([
  ['it was declined', true, [pay, nonce, charge({ kind: 'declined', reason: 'No.' })]],
  ['its nonce was used', true, [pay, nonce, charge({ kind: 'nonce-used', reason: 'Used.' })]],
  ['its nonce was refused', true, [pay, nonce, charge({ kind: 'rejected', reason: 'Old.' })]],
  ['its money went back', true, [pay, nonce, charged, order({ kind: 'voided', reason: 'Gone.' })]],
  ['it gave no nonce', false, [pay, { type: 'nonce-refused', purchaseId, reason: 'No.' }]],
  ['the page was closed before the charge', false, [pay, resumeAfter(0)]],
  ['the request had no effect', false, [pay, nonce, charge(expired)]],
])('PAY-10 where %s a payment method has to be chosen anew: %s', (_what, isSpent, events) => {
  expect(run(...events).state.step).toBe('failed')
  expect(isNonceSpent(run(...events).state)).toBe(isSpent)
})

describe('asking again by itself', () => {
  test('happens after growing pauses and then no more', () => {
    let { state, effects } = run(pay, nonce, charge(lost))
    const pauses: number[] = []
    for (let effect = effects[0]; effect?.type === 'pause'; effect = effects[0]) {
      pauses.push(effect.durationMs)
      state = transition(state, { type: 'pause-over', purchaseId }).state
      ;({ state, effects } = transition(state, charge(lost)))
    }
    expect(pauses).toEqual(RETRY_PAUSES_MS)
    expect(state.step).toBe('charge-unknown')
  })

  test('waits as long as the service asks for', () => {
    const cause = { kind: 'busy', retryAfterMs: 60_000 } as const
    const { effects } = run(pay, nonce, charged, order({ kind: 'not-attempted', cause }))
    expect(effects).toEqual([{ type: 'pause', purchaseId, durationMs: 60_000 }])
  })

  test('comes no sooner because the service asks for less', () => {
    const cause = { kind: 'busy', retryAfterMs: 1 } as const
    const { effects } = run(pay, nonce, charged, order({ kind: 'not-attempted', cause }))
    expect(effects).toEqual([{ type: 'pause', purchaseId, durationMs: RETRY_PAUSES_MS[0] }])
  })

  const pauseOver: PaymentEvent = { type: 'pause-over', purchaseId }
  const giveUp = (unanswered: PaymentEvent) => [
    unanswered,
    ...RETRY_PAUSES_MS.flatMap(() => [pauseOver, unanswered]),
  ]

  test.each<[string, PaymentEvent[], PaymentEvent]>([
    ['charge', [pay, nonce], charge(lost)],
    ['order', [pay, nonce, charged], order(lost)],
  ])('PAY-9 begins anew with a press and with another page: %s', (_name, begun, unanswered) => {
    const givenUp = [...begun, ...giveUp(unanswered)]
    expect(run(...givenUp).effects).toEqual([])
    const firstPause = { type: 'pause', purchaseId, durationMs: RETRY_PAUSES_MS[0] }
    for (const again of [
      [...givenUp, finish],
      [...givenUp, resumeAfter(0)],
      // The page was gone while it asked for the last time.
      [...givenUp.slice(0, -1), resumeAfter(0)],
    ]) {
      expect(run(...again, unanswered).effects).toEqual([firstPause])
    }
  })

  test('does not happen while the shopper has to sign in', () => {
    expect(run(pay, nonce, charged, order(expired)).effects).toEqual([])
  })
})

describe('PAY-9 a page that takes over', () => {
  test('asks by itself for a charge that is fresh, with the same nonce', () => {
    const { state, effects } = run(pay, nonce, resumeAfter(PRESS_IS_FRESH_MS - 1))
    expect(state).toMatchObject({ step: 'charging', mayHaveSucceeded: true })
    expect(effects).toEqual([{ type: 'charge', purchase, nonce: 'n1' }])
  })

  test.each([PRESS_IS_FRESH_MS, -1])('leaves a charge pressed %d ms ago to the shopper', (ms) => {
    expect(run(pay, nonce, resumeAfter(ms)).effects).toEqual([])
  })

  test.each<[string, PaymentEvent[]]>([
    ['the order call was under way', [pay, nonce, charged]],
    ['the order call had no answer', [pay, nonce, charged, order(lost)]],
    ['the session had ended', [pay, nonce, charged, order(expired)]],
  ])('creates the order with the same transaction: %s', (_name, events) => {
    expect(run(...events, resumeAfter(END_IS_KEPT_MS * 30)).effects).toEqual([
      { type: 'create-order', purchase, transactionId: 't1' },
    ])
  })

  test('empties the cart if that was still to be done', () => {
    const done: PaymentEvent[] = [pay, nonce, charged, ordered]
    expect(run(...done, resumeAfter(0)).effects).toEqual([{ type: 'clear-cart', purchase }])
    const cleared: PaymentEvent[] = [...done, { type: 'cart-cleared', purchaseId }]
    expect(run(...cleared, resumeAfter(0)).effects).toEqual([])
  })

  test('forgets the end of a purchase after a day', () => {
    const failed: PaymentEvent[] = [pay, resumeAfter(0)]
    expect(run(...failed, resumeAfter(END_IS_KEPT_MS - 1)).state.step).toBe('failed')
    expect(run(...failed, resumeAfter(END_IS_KEPT_MS)).state.step).toBe('idle')
  })
})

test('PAY-9 only the end of a purchase can be put away', () => {
  const away: PaymentEvent = { type: 'acknowledge' }
  expect(run(pay, nonce, charge(lost), away).state.step).toBe('charge-unknown')
  expect(run(pay, nonce, charged, order(lost), away).state.step).toBe('order-unknown')
  expect(run(pay, resumeAfter(0), away).state.step).toBe('idle')
})
