import { expect, test } from 'vitest'
import { readCategoryCell, readShippingCell } from './read-cell'

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
