import { expect, test } from 'vitest'
import { convertText, convertValue } from './convert-value'

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
  expect(convertValue(7, roles, 'to service')).toBe(7)
})

test('CONF-10 of values the type counts, except in forms', () => {
  const levels = { name: 'level', values: [[10, 1] as const, [false, 0] as const] }
  expect(convertValue(1, levels, 'to service')).toBe(10)
  expect(convertValue('1', levels, 'to service')).toBe('1')
  expect(convertValue(10, levels, 'to contract')).toBe(1)
  expect(convertValue(false, levels, 'to contract')).toBe(0)
  expect(convertValue('10', levels, 'to contract')).toBe('10')
  expect(convertValue('false', levels, 'to contract')).toBe('false')
  for (const [contract, service, field] of [
    ['1', '10', levels],
    ['0', 'false', levels],
    ['x', 'x', levels],
    ['12.5', '1250', cents],
  ] as const) {
    expect(convertText(contract, field, 'to service')).toBe(service)
    expect(convertText(service, field, 'to contract')).toBe(contract)
  }
})

test.each([
  [1998.9999999999998, 100, 19.989999999999998],
  [1999, 100, 19.99],
  [5, 0.001, 5000],
  [19.99 * 3, 3, 19.99],
  [59.96999999999, 3, 59.96999999999 / 3],
  [1e300, 1e10, 1e290],
])(
  'CONF-10 of %d, times %d of the contract’s, no error is rounded away',
  (given, times, expected) => {
    expect(convertValue(given, { name: 'x', times }, 'to contract')).toBe(expected)
  },
)

test.each([
  ['to service', Number.POSITIVE_INFINITY, 100],
  ['to contract', Number.POSITIVE_INFINITY, 100],
  ['to service', 1e308, 100],
  ['to service', 1e308, 3],
] as const)('CONF-10 %s %d times %d, which is no number, stays', (direction, value, times) => {
  expect(convertValue(value, { name: 'x', times }, direction)).toBe(value)
})
