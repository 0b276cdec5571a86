import { expect, test } from 'vitest'
import { readSearch, type SearchTerms, writeSearch } from './search-params'

const readFrom = (query: string) => readSearch(new URLSearchParams(query))

test.each<SearchTerms>([
  { text: 'letter', category: 'All' },
  { text: 'küche & co?', category: 'cat_1' },
])('SRCH-5 $text stands in the address bar and is read back', (terms) => {
  expect(readFrom(new URLSearchParams(writeSearch(terms)).toString())).toEqual(terms)
})

test('SRCH-1 white space is no text', () => {
  expect(readFrom('search=%20%20&category=cat_1').text).toBe('')
  expect(readFrom('').text).toBe('')
})

test('SRCH-2 without a category it is All', () => {
  expect(readFrom('search=a').category).toBe('All')
  expect(readFrom('search=a&category=').category).toBe('All')
})

test('a text longer than the contract allows is cut', () => {
  expect(readFrom(`search=${'x'.repeat(300)}`).text).toHaveLength(120)
})
