import { describe, expect, test } from 'vitest'
import { MAX_COUNT } from './cart'
import { parseCart, serializeCart } from './cart-storage'

const line = { _id: 'a', name: 'Prompt A', price: 12.5, count: 2 }
const parse = (value: unknown) => parseCart(JSON.stringify(value))

describe('a sound cart', () => {
  test('CART-10 is read back as it was stored', () => {
    const full = {
      ...line,
      description: 'What it does.',
      category: { _id: 'c', name: 'Writing' },
      quantity: 5,
      shipping: 0 as const,
      photo: { data: '/api/photo/x.webp' },
      createdAt: '2026-10-01T09:30:00.000Z',
      sold: 0,
    }
    expect(parseCart(serializeCart([full]))).toEqual([full])
  })

  test('CART-1 keeps the first of two entries with one id', () => {
    expect(parse([line, { ...line, count: 9 }])).toEqual([line])
  })
})

describe('CART-8 a broken cart', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '[{"_id":'],
    ['an empty text', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['an object', '{"0":{"_id":"a"}}'],
    ['a text', '"cart"'],
  ])('CART-8 %s is an empty cart', (_what, stored) => {
    expect(parseCart(stored)).toEqual([])
  })

  test.each([
    ['null', null],
    ['a text', 'a'],
    ['a list', [line]],
    ['no _id', { ...line, _id: undefined }],
    ['a numeric _id', { ...line, _id: 7 }],
    ['an empty _id', { ...line, _id: '' }],
    ['no name', { ...line, name: undefined }],
    ['an object for a name', { ...line, name: {} }],
    ['no price', { ...line, price: undefined }],
    ['a price in words', { ...line, price: '12.50' }],
    ['a negative price', { ...line, price: -1 }],
  ])('CART-8 drops an entry with %s and keeps its neighbours', (_what, entry) => {
    const neighbour = { ...line, _id: 'b' }
    expect(parse([entry, neighbour])).toEqual([neighbour])
  })

  test.each([-3, 0, 1.5, '2', null, undefined, {}])(
    'CART-5 CART-8 a count of %j counts as 1',
    (count) => {
      expect(parse([{ ...line, count }])).toEqual([{ ...line, count: 1 }])
    },
  )

  test('CART-8 a count above what an order takes is lowered to it', () => {
    expect(parse([{ ...line, count: MAX_COUNT + 1 }])).toEqual([{ ...line, count: MAX_COUNT }])
  })

  test.each([
    ['description', 5],
    ['category', 'Writing'],
    ['quantity', -1],
    ['shipping', 'yes'],
    ['photo', '/x.webp'],
    ['createdAt', 5],
    ['sold', 'many'],
    ['surprise', '<script>'],
  ])('CART-8 a wrong %s is left out, the entry stays', (key, value) => {
    expect(parse([{ ...line, [key]: value }])).toEqual([line])
  })
})

test('CART-9 photos too large for storage stay out of it', () => {
  const large = { ...line, photo: { data: `data:image/png;base64,${'A'.repeat(100_000)}` } }
  expect(parseCart(serializeCart([large]))).toEqual([line])
})
