import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasDecimalPlaces } from './decimal-places'

test('every amount of whole cents has two decimal places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) =>
      hasDecimalPlaces(cents / 100, 2),
    ),
  )
})

test.each([0.001, 1.005, 0.1 + 0.2, 12.345, 1e-7])('%d has more than two', (value) => {
  expect(hasDecimalPlaces(value, 2)).toBe(false)
})

test.each([0, -0, 0.1, 19.99, 1e6, 100_000_000])('%d has no more than two', (value) => {
  expect(hasDecimalPlaces(value, 2)).toBe(true)
})
