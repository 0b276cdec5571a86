import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './read-number'

test.each([
  ['12.50', 12.5],
  [' 12,50 ', 12.5],
  ['12,5', 12.5],
  ['$12.50', 12.5],
  ['US$ 12.50', 12.5],
  ['12', 12],
  ['0', 0],
  ['0.500', 0.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u202f234,50', 1234.5],
  ['1’234.50', 1234.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1,00,000', 100_000],
  ['12,34,567.50', 1_234_567.5],
  ['१२,३४,५६७', 1_234_567],
  ['1234,567.00', undefined],
  ['-3', -3],
  ['\u22123', -3],
  ['١٢٫٥٠', 12.5],
  ['۱۲۳۴', 1234],
  ['１２．５', 12.5],
  ['１２', 12],
  ['𝟙𝟚', 12],
  ['', undefined],
  ['1,234', undefined],
  ['12.345', undefined],
  ['١٬٢٣٤', undefined],
  ['1.2.3', undefined],
  ['1.00.000', undefined],
  ['1,00,00', undefined],
  ['123,45,678', undefined],
  ['1,00.50', undefined],
  ['1,23,4', undefined],
  ['1.234,50,1', undefined],
  ['twelve', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['=1+1', undefined],
])('ADM-3 ADM-16 “%s” is read as %s', (text, expected) => {
  const read = readNumber(text)
  expect('value' in read ? read.value : undefined).toBe(expected)
})

test('ADM-3 ADM-16 what can be read in two ways is refused with both', () => {
  expect(readNumber('1,234')).toEqual({
    problem: '“1,234” can be read in two ways: write 1234 or 1.23.',
  })
  expect(readNumber('١٬٢٣٤')).toEqual({
    problem: '“١٬٢٣٤” can be read in two ways: write 1234 or 1.23.',
  })
  // Also where whole pieces are counted both can be written.
  expect(readNumber('1,000')).toEqual({
    problem: '“1,000” can be read in two ways: write 1000 or 1.',
  })
})

test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sv-SE', 'ar-EG', 'fa-IR', 'mr-IN'])(
  'ADM-16 a price as %s writes it is read as that price',
  (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_99, max: 9_999_999_99 }), (cents) => {
        expect(readNumber(format.format(cents / 100))).toEqual({ value: cents / 100 })
      }),
    )
  },
)
