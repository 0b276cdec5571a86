import { expect, test } from 'vitest'
import { convertValue } from './convert-value'

const cents = { name: 'cents', times: 100 }
const roles = { name: 'role', values: [['OWNER', 1] as const, ['GUEST', 0] as const] }

test.each([
  [19.99, 1999],
  [0, 0],
  [0.07, 7],
  ['12.5', '1250'],
  ['twelve', 'twelve'],
  ['', ''],
  [null, null],
  [{ $eq: 1 }, { $eq: 1 }],
  [
    [10, 19],
    [1000, 1900],
  ],
])('CONF-10 %j dollars are %j cents, and what is no number stays', (dollars, given) => {
  expect(convertValue(dollars, cents, 'to service')).toEqual(given)
  expect(convertValue(given, cents, 'to contract')).toEqual(dollars)
})

test('CONF-10 words stand for values, and what is none of them stays', () => {
  expect(convertValue('OWNER', roles, 'to contract')).toBe(1)
  expect(convertValue('ROOT', roles, 'to contract')).toBe('ROOT')
  expect(convertValue(0, roles, 'to service')).toBe('GUEST')
  // In a form every value is a text.
  expect(convertValue('1', roles, 'to service')).toBe('OWNER')
  expect(convertValue(7, roles, 'to service')).toBe(7)
})
