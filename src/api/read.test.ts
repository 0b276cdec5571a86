import { expect, test } from 'vitest'
import { ApiError } from './api-error'
import { listOrdersResponse } from './generated/responses/list-orders'
import { read } from './read'

const order = {
  _id: 'ord_1',
  products: [{ _id: 'prd_1', name: 'Coach', price: 12.5, count: 2 }],
  transaction_id: 'txn_1',
  amount: 25,
  address: '1 Market Street',
  status: 'Shipped',
  user: { _id: 'usr_1', name: 'Sam' },
  createdAt: '2026-11-19T20:14:00.000Z',
}

const readOrders = (data: unknown) =>
  read(Promise.resolve({ data }), { ...listOrdersResponse }).catch((error: unknown) => error)

test('API-2 what conforms comes through whole, with fields that the contract does not have yet', async () => {
  const orders = [{ ...order, carrierNote: 'Enjoy!', user: { ...order.user, since: 2024 } }]
  expect(await readOrders(orders)).toEqual(orders)
})

test.each([
  [[{ ...order, amount: '25' }], 'listOrders: [0].amount is not a number'],
  [[order, { ...order, user: { _id: 'usr_1' } }], 'listOrders: [1].user.name is missing'],
  [
    [{ ...order, products: [{ ...order.products[0], count: 1.5 }] }],
    'listOrders: [0].products[0].count is not a whole number',
  ],
  [[{ ...order, products: {} }], 'listOrders: [0].products is not an array'],
  [[{ ...order, _id: '' }], 'listOrders: [0]._id is not as the contract has it'],
  [{}, 'listOrders: the response is not an array'],
  [undefined, 'listOrders: the response is missing'],
])('API-6 a malformed response is refused with operation and field: %j', async (data, message) => {
  const error = await readOrders(data)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: 'malformed', operation: 'listOrders', message })
})
