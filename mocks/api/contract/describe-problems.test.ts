import { beforeAll, expect, test } from 'vitest'
import { type Contract, loadContract } from './contract'

let contract: Contract
beforeAll(async () => {
  contract = await loadContract()
})

const describe = (operationId: string, body: unknown, query = {}) => {
  const operation = contract.operations.find(({ id }) => id === operationId)
  if (!operation) throw new Error(`There is no ${operationId}`)
  const path = { userId: 'usr_1', productId: 'prd_1', orderId: 'ord_1' }
  const validation = contract.validateRequest(operation, { path, query, body })
  return validation.isValid ? 'valid' : validation.reason
}

const order = {
  products: [{ _id: 'prd_1', count: 1 }],
  transaction_id: 't',
  amount: 1,
  address: 'a',
}

test.each([
  ['createCategory', {}, 'name: must be given.'],
  ['createCategory', { name: '' }, 'name: must not be empty.'],
  ['createCategory', { name: ' ' }, 'name: must not be blank.'],
  ['createCategory', { name: 5 }, 'name: must be text.'],
  ['createCategory', { name: 'x'.repeat(33) }, 'name: must be at most 32 characters long.'],
  ['createCategory', [], "The request's body must be an object."],
  ['signIn', { email: 'x' }, 'password: must be given.'],
  [
    'signIn',
    { email: 'nobody@nowhere', password: 'long enough' },
    /^email: must be an email address/,
  ],
  [
    'signIn',
    { email: 'a@b.c', password: 'short' },
    'password: must be at least 6 characters long.',
  ],
  [
    'updateProfile',
    { name: 'x', email: 'a@b.c', password: 'short' },
    /^password: must be at least 6/,
  ],
  ['createPayment', { paymentMethodNonce: 'n', amount: -1 }, 'amount: must be 0 or more.'],
  [
    'createPayment',
    { paymentMethodNonce: 'n', amount: 0.001 },
    'amount: must have at most 2 decimal places.',
  ],
  ['createOrder', { order: { ...order, products: [] } }, 'order.products: must not be empty.'],
  [
    'createOrder',
    { order: { ...order, products: [...order.products, { _id: 'p', count: 0 }] } },
    'order.products[1].count: must be 1 or more.',
  ],
  ['createOrder', { order: { ...order, amount: '1' } }, 'order.amount: must be a number.'],
  [
    'filterProducts',
    { limit: 6, skip: 0, filters: { category: [], price: [1, 2, 3] } },
    /^filters.price: /,
  ],
])('%s with %j: %s', (operationId, body, reason) => {
  expect(describe(operationId, body)).toMatch(reason)
})

test('a value that may have one of several forms is told all of them', () => {
  expect(describe('listProducts', undefined, { limit: 'all' })).toBe(
    'limit: must be a whole number or must be undefined.',
  )
})

test('a hostile list is described as shortly as any', () => {
  const category = Array.from({ length: 200_000 }, () => 0)
  const body = { limit: 6, skip: 0, filters: { category, price: [] } }
  expect(describe('filterProducts', body).length).toBeLessThan(100)
})
