import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCategoryCell, readNumberCell, readShippingCell } from './read-cell'

test.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['12,5', 12.5],
  ['$12.50', 12.5],
  ['US$ 12.50', 12.5],
  ['12', 12],
  ['0.500', 0.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u202f234,50', 1234.5],
  ['1’234.50', 1234.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1234,567.00', undefined],
  ['-3', -3],
  ['1,234', undefined],
  ['12.345', undefined],
  ['1.2.3', undefined],
  ['1,23,4', undefined],
  ['1.234,50,1', undefined],
  ['twelve', undefined],
  ['1e3', undefined],
  ['=1+1', undefined],
])('ADM-16 %s is read as %s', (text, expected) => {
  const cell = readNumberCell(text)
  expect('value' in cell ? cell.value : undefined).toBe(expected)
})

test('ADM-16 what can be read in two ways is refused with both', () => {
  expect(readNumberCell('1,234')).toEqual({
    problem: '“1,234” can be read in two ways: write 1234 or 1.23.',
  })
})

test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sv-SE'])(
  'ADM-16 a price as %s writes it is never read as another one',
  (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_99 }), (cents) => {
        const cell = readNumberCell(format.format(cents / 100))
        // India's groups of two are refused rather than guessed.
        if ('problem' in cell) expect(locale).toBe('en-IN')
        else expect(cell.value).toBe(cents / 100)
      }),
    )
  },
)

test.each([
  ['Yes', 1],
  ['no', 0],
  ['1', 1],
  ['FALSE', 0],
  ['perhaps', undefined],
])('ADM-16 shipping %s is %s', (text, expected) => {
  const cell = readShippingCell(text)
  expect('value' in cell ? cell.value : undefined).toBe(expected)
})

test('ADM-16 a category is found by its id, its name, or its name in other letters', () => {
  const categories = [
    { categoryId: 'cat_1', name: 'Writing' },
    { categoryId: 'cat_2', name: 'Code' },
    { categoryId: 'cat_3', name: 'code' },
  ]
  expect(readCategoryCell('cat_1', categories)).toEqual({ value: 'cat_1' })
  expect(readCategoryCell('WRITING', categories)).toEqual({ value: 'cat_1' })
  expect(readCategoryCell('code', categories)).toEqual({ value: 'cat_3' })
  expect(readCategoryCell('CODE', categories)).toEqual({
    problem: '2 categories are named “CODE”: give its id.',
  })
  expect(readCategoryCell('Cooking', categories)).toEqual({
    problem: 'There is no category “Cooking”.',
  })
})
