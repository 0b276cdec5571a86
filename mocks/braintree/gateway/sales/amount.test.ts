import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from './amount'

test('every amount in cents survives its decimal form exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      expect(parseAmount(text)).toEqual({ ok: true, cents })
    }),
  )
})

test.each([
  ['', '81502'],
  ['-1.00', '81501'],
  ['0.00', '81531'],
  ['1e3', '81503'],
  ['1.', '81503'],
  ['1.005', '81503'],
  ['twelve', '81503'],
  ['100000000.00', '81528'],
])('%j is refused with %s', (amount, code) => {
  expect(parseAmount(amount)).toMatchObject({ ok: false, error: { code, attribute: 'amount' } })
})
