import { expect, test } from 'vitest'
import { as, type Call, error, judge, LONG, type Story, shopper } from '../support/tell-story'

const refusePayment = (amount: number): Call => [
  'createPayment',
  as('sam', { json: { paymentMethodNonce: 'tok_123', amount } }),
  400,
  error,
]

test.each<Story>([
  [
    'refused',
    [['signUp', { json: { name: 'Sam', email: 'a@b.c', password: '123' } }, 400, error]],
    [],
  ],
  [
    'taken',
    [
      [
        'signUp',
        { json: { name: 'Sam', email: 'a@b.c', password: '123' } },
        200,
        { success: true },
      ],
    ],
    ['bad-input'],
  ],
  [
    'refused otherwise',
    [['signIn', { json: { email: ['a@b.c'], password: LONG } }, 401, error]],
    ['bad-input'],
  ],
  ['a masked field', [['signIn', { json: { email: 'a@b.c', password: '***' } }, 401, error]], []],
  [
    'a masked field that may have held NUL',
    [['signIn', { json: { email: 'a@b.c', password: '***' } }, 400, error]],
    [],
  ],
  [
    'what is allowed',
    [['signUp', { json: { name: 'Sam', email: 'a@b.c', password: LONG } }, 400, error]],
    ['refused'],
  ],
  [
    'a password that is guessed first',
    [['signUp', { json: { name: 'Sam', email: 'a@b.c', password: 'password' } }, 400, error]],
    [],
  ],
  ['a body that was not recorded', [['filterProducts', {}, 400, error]], []],
  [
    'too large a body',
    [
      [
        'signUp',
        { json: { name: 'Sam', email: 'a@b.c', password: LONG, note: 'n'.repeat(9_000) } },
        400,
        error,
      ],
    ],
    ['too-large'],
  ],
  ['a nonce that the provider does not know', [shopper, refusePayment(5)], []],
  ['a payment of nothing, which uses no nonce', [shopper, refusePayment(0)], ['refused']],
  ['a failure', [['listCategories', {}, 500, error]], ['server-error']],
])('CONF-7 a recording of bad input is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})
