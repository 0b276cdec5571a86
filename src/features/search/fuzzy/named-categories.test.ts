import { expect, test } from 'vitest'
import { namedCategories } from './named-categories'

const CATEGORIES = ['Writing', 'Data & Research', 'Teaching & Learning', 'Marketing', '写作'].map(
  (name) => ({ categoryId: `cat_${name}`, name }),
)

test.each([
  ['writing', ['Writing']],
  ['WRITINGS', ['Writing']],
  ['teach me', ['Teaching & Learning']],
  ['data marketing', ['Data & Research', 'Marketing']],
  ['réséarch', ['Data & Research']],
  ['写作', ['写作']],
  ['art', []],
  ['da', []],
  ['&', []],
])('SRCH-7 a search for %j may mean the categories %j', (text, names) => {
  expect(namedCategories(text, CATEGORIES).map(({ name }) => name)).toEqual(names)
})
