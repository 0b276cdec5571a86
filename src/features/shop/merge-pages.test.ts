import { expect, test } from 'vitest'
import type { Product, ProductPage } from '../../api/edge/catalog'
import { mergePages } from './merge-pages'

const product = (id: string): Product => ({
  productId: id,
  name: `Prompt ${id}`,
  description: 'What it does.',
  priceCents: 1_00,
  category: { categoryId: 'cat', name: 'Writing' },
  quantity: 5,
  shipping: 0,
  createdAt: '2026-10-01T09:30:00.000Z',
  sold: 0,
})
const page = (ids: string): ProductPage => ({ data: [...ids].map(product), size: ids.length })
const idsOf = (pages: readonly (ProductPage | undefined)[]) =>
  mergePages(pages)
    ?.products.map(({ productId }) => productId)
    .join('')

test('SHOP-5 pages follow one another; a full last page may have a next', () => {
  expect(idsOf([page('abcdef'), page('ghijkl')])).toBe('abcdefghijkl')
  expect(mergePages([page('abcdef'), page('ghijkl')])?.hasMore).toBe(true)
})

test('SHOP-5 a smaller page is the last', () => {
  expect(mergePages([page('abcdef'), page('gh')])?.hasMore).toBe(false)
  expect(mergePages([page('')])).toEqual({ products: [], hasMore: false })
})

test('SHOP-6 a page that is missing hides those behind it until it comes', () => {
  expect(idsOf([page('abcdef'), undefined, page('mn')])).toBe('abcdef')
  expect(mergePages([undefined, page('gh')])).toBeUndefined()
})

test('SHOP-5 a product on two pages shows once', () => {
  expect(idsOf([page('abcdef'), page('fgh')])).toBe('abcdefgh')
})
