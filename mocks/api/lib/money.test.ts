import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCents, toCents, toDecimalString, toDollars } from './money'

test('cents survive the way to dollars and back, exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(toCents(toDollars(cents))).toBe(cents)
      expect(toCents(JSON.parse(JSON.stringify(toDollars(cents))))).toBe(cents)
      expect(toCents(Number(toDecimalString(cents)))).toBe(cents)
    }),
  )
})

test('is written as people and providers write it', () => {
  expect(formatCents(5)).toBe('$0.05')
  expect(toDecimalString(1230)).toBe('12.30')
})
