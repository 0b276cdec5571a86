import { expect, test } from 'vitest'
import { namedCategories } from './named-categories'

const CATEGORIES = ['Writing', 'Data & Research', 'Teaching & Learning', 'Marketing'].map(
  (name) => ({ categoryId: `cat_${name}`, name }),
)

test.each([
  ['writing', ['Writing']],
  ['WRITINGS', ['Writing']],
  ['teach me', ['Teaching & Learning']],
  ['data marketing', ['Data & Research', 'Marketing']],
  ['réséarch', ['Data & Research']],
  ['art', []],
  ['da', []],
  ['&', []],
])('SRCH-7 a search for %j may mean the categories %j', (text, names) => {
  expect(namedCategories(text, CATEGORIES).map(({ name }) => name)).toEqual(names)
})
