import { expect, test } from 'vitest'
import { namesField } from './expect-named'

test.each([
  [['transaction_id'], 'Transaction ID must be given.'],
  [['paymentMethodNonce'], 'The payment method nonce field is required.'],
  [['order', 'products', '0', 'count'], 'products[0] is wrong'],
  [['filters', 'price', '0'], 'PRICE: too low'],
  [['name'], 'Name can’t be blank'],
])('API-9 %j is named by "%s"', (path, sentence) => {
  expect(namesField(path, sentence)).toBe(true)
})

test.each([
  [['name'], 'must not be blank'],
  [['order', 'address'], 'Invalid order.'],
  [['amount'], 'Validation failed'],
])('API-9 %j is not named by "%s"', (path, sentence) => {
  expect(namesField(path, sentence)).toBe(false)
})

test('API-9 a rule about the whole body needs no name', () => {
  expect(namesField([], 'Bad request')).toBe(true)
})
