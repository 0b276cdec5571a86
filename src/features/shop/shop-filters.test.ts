import { describe, expect, test } from 'vitest'
import { toWireFilters } from '../../api/edge/catalog'
import { ANY_PRICE, priceRanges } from './price-ranges'
import {
  hasFilters,
  NO_FILTERS,
  readFilters,
  type ShopFilters,
  toggleCategory,
  toProductFilters,
  writeFilters,
} from './shop-filters'

const readFrom = (query: string) => readFilters(new URLSearchParams(query))
const withPrice = (label: string): ShopFilters => ({
  categoryIds: [],
  priceRange: priceRanges.find((range) => range.label === label) ?? ANY_PRICE,
})

describe('prices', () => {
  test.each([
    ['Any', []],
    ['$0 to $9', [0, 9]],
    ['$10 to $19', [10, 19]],
    ['$20 to $29', [20, 29]],
    ['$30 to $39', [30, 39]],
    ['More than $40', [40, 99]],
  ])('SHOP-3 %s is sent as %j', (label, price) => {
    expect(toWireFilters(toProductFilters(withPrice(label))).price).toEqual(price)
  })
})

describe('the address bar', () => {
  test.each(priceRanges)('SHOP-9 $label with two categories is read back', (priceRange) => {
    const filters: ShopFilters = { categoryIds: ['cat_b', 'a&b=c'], priceRange }
    expect(readFrom(writeFilters(filters).toString())).toEqual(filters)
  })

  test('SHOP-9 no filter leaves the address bare', () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe('')
    expect(readFrom('')).toEqual(NO_FILTERS)
  })

  test('SHOP-9 nonsense in the address is no filter', () => {
    expect(readFrom('price=7-8&category=&category=a&category=a&page=2')).toEqual({
      categoryIds: ['a'],
      priceRange: ANY_PRICE,
    })
  })
})

test('SHOP-2 the order in which categories were chosen makes no other call', () => {
  const one = toggleCategory(toggleCategory(NO_FILTERS, 'a'), 'b')
  const other = toggleCategory(toggleCategory(NO_FILTERS, 'b'), 'a')
  expect(toProductFilters(one)).toEqual(toProductFilters(other))
})

test('SHOP-4 choosing a category twice takes it back', () => {
  const chosen = toggleCategory(NO_FILTERS, 'a')
  expect(hasFilters(chosen)).toBe(true)
  expect(toggleCategory(chosen, 'a')).toEqual(NO_FILTERS)
  expect(hasFilters(NO_FILTERS)).toBe(false)
})
