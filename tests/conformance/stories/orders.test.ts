import { expect, test } from 'vitest'
import {
  at,
  bought,
  error,
  judge,
  order,
  own,
  pay,
  place,
  product,
  type Story,
  set,
  shelf,
  shopper,
  show,
  signIn,
  statuses,
} from '../support/tell-story'

test.each<Story>([
  ['paid', bought, []],
  ['again', [...bought, place('sam', 200, order())], []],
  ['a second one', [...bought, place('sam', 200, order({ _id: 'other' }))], ['one-order']],
  ['again refused', [...bought, place('sam', 409, error)], ['one-order']],
  [
    'with another’s transaction',
    [
      ...shelf,
      shopper,
      signIn('eve'),
      pay('sam', 20, 'txn'),
      place('eve', 200, order({ user: { _id: 'eve', name: 'E' } })),
    ],
    ['unpaid-order'],
  ],
  [
    'for less than it costs',
    [
      ...shelf,
      shopper,
      pay('sam', 10, 'txn'),
      place('sam', 200, order({ amount: 10 }), { amount: 10 }),
    ],
    ['order-amount'],
  ],
  [
    'for less than was claimed',
    [...shelf, shopper, pay('sam', 10, 'txn'), place('sam', 200, order())],
    ['order-amount'],
  ],
  [
    'of more than there is',
    [
      ...shelf,
      shopper,
      pay('sam', 60, 'txn'),
      place(
        'sam',
        200,
        order({ amount: 60, products: [{ _id: 'lamp', name: 'Lamp', price: 10, count: 6 }] }),
        { amount: 60, products: [{ _id: 'lamp', count: 6 }] },
      ),
    ],
    ['oversold'],
  ],
  [
    'after the charge went back',
    [
      ...shelf,
      shopper,
      pay('sam', 20, 'txn'),
      place('sam', 409, error, { amount: 5 }),
      place('sam', 200, order()),
    ],
    ['voided-charge'],
  ],
  [
    'refused without a reason',
    [...shelf, shopper, pay('sam', 20, 'txn'), place('sam', 409, error)],
    ['refused'],
  ],
  [
    'at the client’s price',
    [
      ...shelf,
      shopper,
      pay('sam', 20, 'txn'),
      place('sam', 200, order({ products: [{ _id: 'lamp', name: 'Lamp', price: 1, count: 2 }] })),
    ],
    ['order-copy'],
  ],
  ['with the stock taken', [...bought, show(product({ quantity: 3, sold: 2 }))], []],
  ['with the stock left alone', [...bought, show(product())], ['stock-count']],
  ['listed', [...bought, own([order()])], []],
  ['not listed', [...bought, own([])], ['own-orders']],
  [
    'of somebody else',
    [...bought, own([order(), order({ _id: 'x', user: { _id: 'eve', name: 'E' } })])],
    ['own-orders'],
  ],
  ['to another address', [...bought, own([order({ address: 'Elsewhere' })])], ['read-back']],
  [
    'the oldest first',
    [...bought, own([order({ _id: 'x', createdAt: at(1) }), order()])],
    ['sort-order'],
  ],
  ['sent', [...bought, statuses, set({ status: 'Sent' }, order({ status: 'Sent' }))], []],
  ['not sent', [...bought, statuses, set({ status: 'Sent' }, order())], ['order-status']],
  [
    'an unknown status',
    [...bought, statuses, set({ status: 'Lost' }, order({ status: 'Lost' }))],
    ['order-status'],
  ],
  [
    'two orders',
    [...bought, set({ status: 'Sent', orderId: 'x' }, order({ status: 'Sent' }))],
    ['wrong-order'],
  ],
])('CONF-7 a recording of orders is judged: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})
