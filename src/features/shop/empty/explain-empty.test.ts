import { describe, expect, test } from 'vitest'
import type { Product } from '../../../api/edge/catalog'
import { ANY_PRICE, type PriceRange, priceRanges } from '../price-ranges'
import { explainEmpty } from './explain-empty'

const writing = { categoryId: 'w', name: 'Writing' }
const data = { categoryId: 'd', name: 'Data' }

function product(priceCents: number, category = writing): Product {
  return {
    productId: `${category.categoryId}${priceCents}`,
    name: 'Letter',
    description: '',
    priceCents,
    category,
    quantity: 1,
    shipping: 0,
    sold: 0,
    createdAt: '2026-10-01T09:30:00.000Z',
  }
}

const range = (id: string): PriceRange => priceRanges.find((one) => one.id === id) ?? ANY_PRICE

describe('SHOP-10 filters that nothing matches', () => {
  test('only above or below that price: how many, and which ranges they are in, the nearest first', () => {
    const atAnyPrice = [500, 3000, 3999, 4000, 9900].map((cents) => product(cents))
    const found = explainEmpty(
      { priceRange: range('20-29') },
      { atAnyPrice, inAnyCategory: undefined },
    )
    expect(found).toMatchObject({ cheaper: 1, dearer: 4, withoutPrice: 5, withoutCategories: 0 })
    expect(found.prices.map(({ choice, count }) => [choice.id, count])).toEqual([
      ['30-39', 2],
      ['0-9', 1],
      ['40-99', 2],
    ])
  })

  test('only in other categories: how many, the fullest first', () => {
    const inAnyCategory = [product(500, data), product(600), product(700)]
    const found = explainEmpty({ priceRange: ANY_PRICE }, { atAnyPrice: undefined, inAnyCategory })
    expect(found).toMatchObject({ cheaper: 0, dearer: 0, withoutPrice: 0, withoutCategories: 3 })
    expect(found.categories).toEqual([
      { choice: writing, count: 2 },
      { choice: data, count: 1 },
    ])
  })

  test.each([0, 1, 999, 1000, 1999, 2999, 3999, 4000, 9999])(
    'a price of %d cents is in one range',
    (cents) => {
      const { prices } = explainEmpty(
        { priceRange: ANY_PRICE },
        { atAnyPrice: [product(cents)], inAnyCategory: undefined },
      )
      expect(prices).toHaveLength(1)
    },
  )

  test('a price within the last dollar of the chosen range is no dearer one', () => {
    const atAnyPrice = [2999, 3000].map((cents) => product(cents))
    const found = explainEmpty(
      { priceRange: range('20-29') },
      { atAnyPrice, inAnyCategory: undefined },
    )
    expect(found).toMatchObject({ cheaper: 0, dearer: 1 })
  })

  test('a price above every range is found by dropping the price alone', () => {
    const found = explainEmpty(
      { priceRange: range('0-9') },
      { atAnyPrice: [product(12_000)], inAnyCategory: undefined },
    )
    expect(found).toMatchObject({ dearer: 1, withoutPrice: 1, prices: [] })
  })
})
