import { expect, test } from 'vitest'
import {
  after,
  as,
  at,
  bought,
  type Call,
  error,
  fields,
  judge,
  list,
  order,
  overlapped,
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
  update,
} from '../support/tell-story'

const DAY = 24 * 60 * 60
const gift: Call = [
  'createProduct',
  as('ada', { form: { ...fields, name: 'Gift', price: '0' } }),
  200,
  { success: true, message: 'Made.', data: product({ _id: 'gift', name: 'Gift', price: 0 }) },
]
const showGift: Call = [
  'showProduct',
  { path: { productId: 'gift' } },
  200,
  product({ _id: 'gift', name: 'Gift', price: 0 }),
]
const sent = set({ status: 'Sent' }, order({ status: 'Sent' }))
const all = (json: unknown): Call => ['listOrders', as('ada'), 200, json]

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
    [...shelf, shopper, pay('sam', 20, 'txn'), place('sam', 409, error), show(product())],
    ['refused'],
  ],
  [
    'refused without a reason, as a list shows',
    [
      ...[...shelf, shopper, pay('sam', 20, 'txn'), place('sam', 409, error)],
      list({ limit: '10' }, [product()]),
    ],
    ['refused'],
  ],
  [
    'refused while a list still has the pieces that others have bought',
    [
      ...[...shelf, shopper, pay('sam', 20, 'txn'), place('sam', 409, error)],
      after(1, list({ limit: '10' }, [product()])),
    ],
    [],
  ],
  [
    'refused where nobody has looked whether others bought the last pieces',
    [...shelf, shopper, pay('sam', 20, 'txn'), place('sam', 409, error)],
    [],
  ],
  [
    'refused because others have bought the last pieces',
    [
      ...[...shelf, shopper, pay('sam', 20, 'txn'), place('sam', 409, error)],
      show(product({ quantity: 1, sold: 4 })),
    ],
    [],
  ],
  [
    'refused before the stock was filled up',
    [
      ...[...shelf, shopper, pay('sam', 20, 'txn'), place('sam', 409, error)],
      update({ quantity: '5' }),
      show(product()),
    ],
    [],
  ],
  [
    'refused for too many free pieces among paid ones',
    [
      ...[...shelf, gift, shopper, pay('sam', 20, 'txn')],
      place('sam', 409, error, {
        products: [
          { _id: 'lamp', count: 2 },
          { _id: 'gift', count: 1 },
        ],
      }),
      show(product()),
      showGift,
    ],
    [],
  ],
  [
    'refused a day later, when the charge has gone back',
    [
      ...shelf,
      shopper,
      pay('sam', 20, 'txn'),
      after(DAY, place('sam', 409, error)),
      show(product()),
    ],
    [],
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

test.each<Story>([
  ['not among the own ones', [...bought, after(1, own([]))], []],
  ['not among all', [...bought, after(1, all([]))], []],
  ['with the status of before', [...bought, statuses, sent, after(1, own([order()]))], []],
  ['with it long afterwards', [...bought, statuses, sent, own([order()])], ['order-status']],
])('CONF-7 lists of orders may lag behind for a moment: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})

const dearer = { amount: 24, products: [{ _id: 'lamp', name: 'Lamp', price: 12, count: 2 }] }
const placeDearer = overlapped(place('sam', 200, order(dearer), { amount: 24 }))
const placeBeside = overlapped(place('sam', 200, order()))

test.each<Story>([
  ['its price', [...shelf, shopper, pay('sam', 24, 'txn'), placeDearer], []],
  [
    'its price, which the list has too',
    [...shelf, shopper, pay('sam', 24, 'txn'), placeDearer, own([order(dearer)])],
    [],
  ],
  [
    'its stock',
    [
      ...[...shelf, shopper, pay('sam', 60, 'txn')],
      overlapped(
        place(
          'sam',
          200,
          order({ amount: 60, products: [{ _id: 'lamp', name: 'Lamp', price: 10, count: 6 }] }),
          { amount: 60, products: [{ _id: 'lamp', count: 6 }] },
        ),
      ),
    ],
    [],
  ],
  [
    'its stock, as it is shown afterwards',
    [
      ...shelf,
      shopper,
      pay('sam', 20, 'txn'),
      placeBeside,
      show(product({ quantity: 9, sold: 2 })),
    ],
    [],
  ],
  [
    'its stock, until that is set anew',
    [
      ...[...shelf, shopper, pay('sam', 20, 'txn'), placeBeside, update({ quantity: '9' })],
      show(product({ quantity: 7, sold: 2 })),
    ],
    ['read-back'],
  ],
  ['its status', [...bought, statuses, overlapped(sent), own([order()])], []],
])('CONF-7 an order is not held against what was written beside it: %s', (_, calls, rules) => {
  expect(judge(calls)).toEqual(rules)
})
