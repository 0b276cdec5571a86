import { expect, test } from 'vitest'
import type { Product } from '../../../api/edge/catalog'
import { filterProducts } from './filter-products'

const productOf = (number: number, change: Partial<Product> = {}): Product => ({
  productId: `prd_${number}`,
  name: `Muse ${number}`,
  description: 'Finds words.',
  priceCents: 12_50,
  category: { categoryId: 'cat_1', name: 'Writing' },
  quantity: 7,
  shipping: 0,
  createdAt: '2026-06-15T12:00:00Z',
  sold: 0,
  ...change,
})
const products = [
  productOf(1),
  productOf(2, { quantity: 0 }),
  productOf(3, {
    category: { categoryId: 'cat_2', name: 'Café' },
    createdAt: '2026-01-15T12:00:00Z',
  }),
]
const view = {
  text: '',
  status: '',
  from: '',
  to: '',
  sort: { column: 'name', direction: 'ascending' },
} as const
const idsOf = (change: object) =>
  filterProducts(products, { ...view, ...change }).map(({ productId }) => productId)

test('ADM-5 without filters every product is there', () => {
  expect(idsOf({})).toEqual(['prd_1', 'prd_2', 'prd_3'])
})

test('products are found by name, category, id and description', () => {
  expect(idsOf({ text: 'muse 2' })).toEqual(['prd_2'])
  expect(idsOf({ text: 'cafe' })).toEqual(['prd_3'])
  expect(idsOf({ text: 'PRD_1' })).toEqual(['prd_1'])
  expect(idsOf({ text: 'finds' })).toHaveLength(3)
})

test('products are found by stock and by the day they were added', () => {
  expect(idsOf({ status: 'Out of Stock' })).toEqual(['prd_2'])
  expect(idsOf({ status: 'In Stock' })).toEqual(['prd_1', 'prd_3'])
  expect(idsOf({ to: '2026-03-01' })).toEqual(['prd_3'])
  expect(idsOf({ status: 'Unheard of' })).toEqual([])
})

test('of ten thousand products what a search looks through is put together once, not for each letter typed', () => {
  let looks = 0
  const look: ProxyHandler<Product> = {
    get(product, key) {
      looks += 1
      return Reflect.get(product, key)
    },
  }
  const many = Array.from({ length: 10_000 }, (_, number) => new Proxy(productOf(number), look))
  filterProducts(many, { ...view, text: 'muse' })
  looks = 0
  expect(filterProducts(many, { ...view, text: 'muse 9999' })).toHaveLength(1)
  expect(looks).toBeLessThanOrEqual(2 * many.length)
})
