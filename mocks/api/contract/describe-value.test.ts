import { expect, test } from 'vitest'
import { describeValue, findValue, joinPath } from './describe-value'

test.each([
  ['limit', 'ten', '"ten"'],
  ['price', -1, '-1'],
  ['name', undefined, 'nothing'],
  ['name', null, 'null'],
  ['name', 'x'.repeat(70), `"${'x'.repeat(60)}" and 10 more characters`],
  ['password', 'hush', 'a text of 4 characters'],
  ['products', [1, 2], 'a list of 2'],
  ['order', {}, 'an empty object'],
  ['order', { amount: 1, address: 'a' }, 'an object with amount, address'],
])('%s with %j is described as %s', (name, value, words) => {
  expect(describeValue(name, value)).toBe(words)
})

test('a value is found by its path, and only where it is the exchange’s own', () => {
  const root = { products: [{ count: 0 }] }
  expect(findValue(root, ['products', '0', 'count'])).toBe(0)
  expect(findValue(root, ['products', 'length', 'toString'])).toBeUndefined()
  expect(findValue(root, ['constructor'])).toBeUndefined()
})

test('a path reads as in code', () => {
  expect(joinPath(['response', 'body', '0', 'price'])).toBe('response.body[0].price')
})
