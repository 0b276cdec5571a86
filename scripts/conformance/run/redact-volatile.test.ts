import { expect, test } from 'vitest'
import { redactVolatile } from './redact-volatile'

const written = [
  { kind: 'account', name: 'a@shop.test', id: '2' },
  { kind: 'category', name: 'Own', id: '2' },
  { kind: 'product', name: 'Lamp', id: '7' },
  { kind: 'order', name: 'txn_4d1f8a', id: 'ord_4d1f8a' },
] as const

test('API-9 an id that is a small number is told from other numbers', () => {
  expect(redactVolatile('{"address":"7 Market Street, 7","name":"Lamp #1/7 x"}', written)).toBe(
    '{"address":"7 Market Street, 7","name":"Lamp #1/7 x"}',
  )
  expect(redactVolatile('{"_id":"7"} at /product/show/7', written)).toBe(
    '{"_id":"<id of Lamp>"} at /product/show/<id of Lamp>',
  )
  expect(redactVolatile('/product/update/7/2 was refused', written)).toBe(
    '/product/update/<id of Lamp>/<id> was refused',
  )
  expect(redactVolatile('the product 7, another order, 7: 7/10', written)).toBe(
    'the product <id of Lamp>, another order, <id of Lamp>: 7/10',
  )
  expect(redactVolatile('7/10 were found', written)).toBe('7/10 were found')
  expect(redactVolatile('ord_4d1f8a, ord_9', written)).toBe('<order id>, ord_9')
})

test('API-9 an id that records of several kinds have is not said to be of one', () => {
  expect(redactVolatile('{"_id":"2"}', written)).toBe('{"_id":"<id>"}')
})
