import { expect, test } from 'vitest'
import { withKnownBrands } from './with-known-brands'

test('a Mastercard is called as in release 3, whichever release the card fields are of', () => {
  const fields = { number: { isValid: true } }
  const next = { fields, cards: [{ type: 'mastercard', niceType: 'Mastercard' }, { type: 'visa' }] }
  const old = { fields, cards: [{ type: 'master-card', niceType: 'Mastercard' }, { type: 'visa' }] }
  expect(withKnownBrands(next)).toEqual(old)
  expect(withKnownBrands(old)).toBe(old)
})

test.each([{ bin: '411111' }, { cards: null }, { cards: [null, 'visa', {}] }])(
  'a report without brands goes on as it is: %j',
  (report) => {
    expect(withKnownBrands(report)).toBe(report)
  },
)
