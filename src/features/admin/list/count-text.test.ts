import { expect, test } from 'vitest'
import { countText } from './count-text'

test.each([
  [0, 0, '0 orders'],
  [1, 1, '1 order'],
  [0, 1, '0 of 1 order'],
  [1, 2, '1 of 2 orders'],
  [2, 2, '2 orders'],
])('ADM-9 %d of %d rows are counted as “%s”', (shown, total, text) => {
  expect(countText({ shown, total, noun: 'order' })).toBe(text)
})

test('ADM-5 one product is not several', () => {
  expect(countText({ shown: 1, total: 1, noun: 'product' })).toBe('1 product')
})
