import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_COUNT } from './cart'
import { parseCart, serializeCart } from './cart-storage'

/** As the specification has it in storage, and as every version of the shop has written it. */
const stored = { _id: 'a', name: 'Prompt A', price: 12.5, count: 2 }
const line = { productId: 'a', name: 'Prompt A', priceCents: 12_50, count: 2 }
const parse = (value: unknown) => parseCart(JSON.stringify(value))

describe('a valid cart', () => {
  const storedFull = {
    ...stored,
    description: 'What it does.',
    category: { _id: 'c', name: 'Writing' },
    quantity: 5,
    shipping: 0,
    photo: { data: '/api/photo/x.webp' },
    createdAt: '2026-10-01T09:30:00.000Z',
    sold: 0,
  }

  test('CART-10 that an earlier version has stored is read, and written in the same form', () => {
    const text =
      '[{"_id":"a","name":"Prompt A","price":12.5,"count":2,"description":"What it does.","category":{"_id":"c","name":"Writing"},"quantity":5,"shipping":0,"photo":{"data":"/api/photo/x.webp"},"createdAt":"2026-10-01T09:30:00.000Z","sold":0}]'
    const cart = parseCart(text)
    expect(cart).toMatchObject([{ ...line, category: { categoryId: 'c', name: 'Writing' } }])
    expect(JSON.parse(serializeCart(cart))).toEqual(JSON.parse(text))
    expect(JSON.parse(text)).toEqual([storedFull])
  })

  test('CART-10 keeps the fields that the contract adds', () => {
    const newer = { ...storedFull, badge: 'New', category: { ...storedFull.category, icon: 'pen' } }
    const cart = parse([newer])
    expect(cart).toMatchObject([{ badge: 'New', category: { icon: 'pen' } }])
    expect(JSON.parse(serializeCart(cart))).toEqual([newer])
  })

  test('CART-4 every price the contract allows comes through storage to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (priceCents) => {
        expect(parseCart(serializeCart([{ ...line, priceCents }]))).toEqual([
          { ...line, priceCents },
        ])
      }),
    )
  })

  test('CART-1 keeps the first of two entries with one id', () => {
    expect(parse([stored, { ...stored, count: 9 }])).toEqual([line])
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
    ['a list', [stored]],
    ['no _id', { ...stored, _id: undefined }],
    ['a numeric _id', { ...stored, _id: 7 }],
    ['an empty _id', { ...stored, _id: '' }],
    ['no name', { ...stored, name: undefined }],
    ['an object for a name', { ...stored, name: {} }],
    ['no price', { ...stored, price: undefined }],
    ['a price in words', { ...stored, price: '12.50' }],
    ['a negative price', { ...stored, price: -1 }],
  ])('CART-8 drops an entry with %s and keeps its neighbors', (_what, entry) => {
    const neighbor = { ...stored, _id: 'b' }
    expect(parse([entry, neighbor])).toEqual([{ ...line, productId: 'b' }])
  })

  test.each([-3, 0, 1.5, '2', null, undefined, {}])(
    'CART-5 CART-8 a count of %j counts as 1',
    (count) => {
      expect(parse([{ ...stored, count }])).toEqual([{ ...line, count: 1 }])
    },
  )

  test('CART-8 a count above what an order takes is lowered to it', () => {
    expect(parse([{ ...stored, count: MAX_COUNT + 1 }])).toEqual([{ ...line, count: MAX_COUNT }])
  })

  test.each([
    ['description', 5],
    ['category', 'Writing'],
    ['quantity', -1],
    ['shipping', 'yes'],
    ['photo', '/x.webp'],
    ['createdAt', 5],
    ['sold', 'many'],
  ])('CART-8 a wrong %s is left out, the entry stays', (key, value) => {
    expect(parse([{ ...stored, [key]: value }])).toEqual([line])
  })
})

test('CART-9 photos too large for storage stay out of it', () => {
  const large = { ...line, photo: { data: `data:image/png;base64,${'A'.repeat(100_000)}` } }
  expect(parseCart(serializeCart([large]))).toEqual([line])
})
