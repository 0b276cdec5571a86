import { expect, test } from 'vitest'
import {
  as,
  type Call,
  error,
  judge,
  pay,
  type Story,
  shopper,
  signIn,
} from '../support/tell-story'

const answer = (status: number, amount = 5): Call => [
  'createPayment',
  as('sam', { json: { paymentMethodNonce: 'fake-valid-nonce', amount } }),
  status,
  error,
]

test.each<Story>([
  ['a sandbox nonce again', [shopper, pay('sam', 5, 'one'), pay('sam', 5, 'two')], []],
  [
    'one transaction for two charges',
    [shopper, pay('sam', 5, 'one'), pay('sam', 5, 'one')],
    ['nonce-once'],
  ],
  [
    'the same request again',
    [shopper, pay('sam', 5, 'one', 'nonce'), pay('sam', 5, 'one', 'nonce')],
    [],
  ],
  [
    'the same request charged again',
    [shopper, pay('sam', 5, 'one', 'nonce'), pay('sam', 5, 'two', 'nonce')],
    ['nonce-once'],
  ],
  [
    'another amount',
    [shopper, pay('sam', 5, 'one', 'nonce'), pay('sam', 6, 'two', 'nonce')],
    ['nonce-once'],
  ],
  [
    'another user',
    [shopper, signIn('eve'), pay('sam', 5, 'one', 'nonce'), pay('eve', 5, 'two', 'nonce')],
    ['nonce-once'],
  ],
  [
    'nothing with a nonce',
    [shopper, pay('sam', 0, 'one', 'nonce'), pay('sam', 5, 'two', 'nonce')],
    [],
  ],
  [
    'another amount than asked',
    [
      shopper,
      [
        'createPayment',
        as('sam', { json: { paymentMethodNonce: 'n', amount: 5 } }),
        200,
        { transaction: { id: 't', amount: 6 } },
      ],
    ],
    ['charged-amount'],
  ],
  [
    'a declined one',
    [shopper, pay('sam', 5, 'one', 'fake-processor-declined-visa-nonce')],
    ['declined'],
  ],
])('CONF-7 a recording of payments is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})

test.each<Story>([
  ['of the amount that is in doubt', [shopper, answer(500), answer(409)], []],
  ['of it once more', [shopper, answer(500), answer(409), answer(409)], ['refused']],
  ['of another amount', [shopper, answer(500, 6), answer(409)], ['refused']],
  ['of an amount that nobody doubts', [shopper, answer(409)], ['refused']],
])('CONF-7 a recording of a refused sandbox payment is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})
