import { expect, test } from 'vitest'
import type { Product } from '../../../api/edge/catalog'
import { toCents } from '../../../lib/money'
import { checkLine } from './cart-finding'

const product: Product = {
  productId: 'a',
  name: 'Prompt A',
  description: 'What it does.',
  priceCents: 12_00,
  category: { categoryId: 'cat', name: 'Writing' },
  quantity: 5,
  shipping: 0,
  createdAt: '2026-10-01T09:30:00.000Z',
  sold: 0,
}
const line = { ...product, count: 2 }

test('CART-3 a line that the service still sells as it is has no finding', () => {
  expect(checkLine(line, product)).toBeUndefined()
  expect(checkLine({ ...line, count: 5 }, product)).toBeUndefined()
  expect(
    checkLine({ productId: 'a', name: 'Old name', priceCents: 12_00, count: 1 }, product),
  ).toBeUndefined()
})

test('CART-3 another price is a finding, a rounding of the same one is not', () => {
  const now = { ...product, priceCents: 14_00 }
  expect(checkLine(line, now)).toEqual({ kind: 'changed', product: now, newPriceCents: 14_00 })
  const asStored = { ...line, priceCents: toCents(0.1 + 0.2) }
  expect(checkLine(asStored, { ...product, priceCents: toCents(0.3) })).toBeUndefined()
})

test('CART-3 fewer left than asked for is a finding', () => {
  const now = { ...product, quantity: 1 }
  expect(checkLine(line, now)).toEqual({ kind: 'changed', product: now, left: 1 })
})

test('CART-3 another price and fewer left are one finding', () => {
  const now = { ...product, priceCents: 9_00, quantity: 1 }
  expect(checkLine(line, now)).toEqual({
    kind: 'changed',
    product: now,
    newPriceCents: 9_00,
    left: 1,
  })
})

test('CART-3 none left and not sold any more are findings', () => {
  expect(checkLine(line, { ...product, quantity: 0 })).toEqual({ kind: 'sold out' })
  expect(checkLine(line, 'unknown')).toEqual({ kind: 'gone' })
})
