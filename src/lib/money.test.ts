import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, toCents, toDollars } from './money'

test.each([
  [0, 0],
  [0.1, 10],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [19.99, 1999],
  [100000, 10_000_000],
])('CART-4 %d dollars are %d cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents)
})

test('CART-4 every amount of the contract survives the way to cents and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(toCents(toDollars(cents))).toBe(cents)
    }),
  )
})

test('money is shown in the locale asked for', () => {
  expect(formatMoney(123_450, 'en-US')).toBe('$1,234.50')
  expect(formatMoney(123_450, 'de-DE')).toBe('1.234,50\u00a0$')
})

test('money is shown in the United States as Intl would show it', () => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000_000 }), (cents) => {
      expect(formatMoney(cents, 'en-US')).toBe(format.format(toDollars(cents)))
    }),
  )
})
