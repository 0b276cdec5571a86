import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../api/edge/catalog'
import {
  addProduct,
  type Cart,
  cartTotal,
  countOf,
  lineTotal,
  MAX_COUNT,
  pieceCount,
  refreshLine,
  removeLine,
  restoreLine,
  setCount,
} from './cart'

const product = (id: string, priceCents = 1_00): Product => ({
  productId: id,
  name: `Prompt ${id}`,
  description: 'What it does.',
  priceCents,
  category: { categoryId: 'cat', name: 'Writing' },
  quantity: 5,
  shipping: 0,
  createdAt: '2026-10-01T09:30:00.000Z',
  sold: 0,
})
const cartOf = (...entries: [id: string, count: number, priceCents?: number][]): Cart =>
  entries.map(([id, count, priceCents]) => ({ ...product(id, priceCents), count }))

describe('adding', () => {
  test('CART-2 appends with count 1', () => {
    const cart = addProduct(cartOf(['a', 3]), product('b'))
    expect(cart.map((line) => [line.productId, line.count])).toEqual([
      ['a', 3],
      ['b', 1],
    ])
  })

  test('CART-2 CART-1 a product already there stays one entry and keeps its count', () => {
    const cart = cartOf(['a', 3])
    expect(addProduct(cart, product('a'))).toBe(cart)
  })

  test('CART-1 however often and in whatever order products are added, ids stay unique', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (ids) => {
        const cart = ids.reduce<Cart>((lines, id) => addProduct(lines, product(id)), [])
        expect(cart.map((line) => line.productId)).toEqual([...new Set(ids)])
      }),
    )
  })
})

describe('setting a count', () => {
  test('CART-3 changes one line', () => {
    const cart = setCount(cartOf(['a', 1], ['b', 1]), 'b', 4)
    expect([countOf(cart, 'a'), countOf(cart, 'b')]).toEqual([1, 4])
  })

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'CART-5 %d is not saved',
    (count) => {
      const cart = cartOf(['a', 2])
      expect(setCount(cart, 'a', count)).toBe(cart)
    },
  )

  test('CART-3 stops at what an order takes', () => {
    expect(countOf(setCount(cartOf(['a', 1]), 'a', MAX_COUNT + 1), 'a')).toBe(MAX_COUNT)
  })

  test('CART-3 of a product that is not there changes nothing', () => {
    expect(setCount(cartOf(['a', 1]), 'b', 2)).toEqual(cartOf(['a', 1]))
  })
})

describe('removing', () => {
  test('CART-6 deletes the line and leaves the others', () => {
    expect(removeLine(cartOf(['a', 1], ['b', 2]), 'a')).toEqual(cartOf(['b', 2]))
  })

  test('CART-6 of a product that is not there is no change', () => {
    const cart = cartOf(['a', 1])
    expect(removeLine(cart, 'b')).toBe(cart)
  })

  test('CART-6 can be undone, place and count included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), (index) => {
        const cart = cartOf(['a', 1], ['b', 2], ['c', 3], ['d', 4])
        const line = cart[index]
        if (!line) throw new Error('expected a line')
        expect(restoreLine(removeLine(cart, line.productId), line, index)).toEqual(cart)
      }),
    )
  })

  test('CART-1 undoing after the product was added again makes no second entry', () => {
    const [line] = cartOf(['a', 7])
    if (!line) throw new Error('expected a line')
    expect(restoreLine(cartOf(['a', 1]), line, 0)).toEqual(cartOf(['a', 1]))
  })
})

describe('refreshing', () => {
  test('CART-3 takes the new price and keeps the count', () => {
    const [line] = refreshLine(cartOf(['a', 2, 12_00]), product('a', 14_00))
    expect(line).toMatchObject({ priceCents: 14_00, count: 2 })
  })

  test('CART-3 lowers the count to what is left', () => {
    expect(countOf(refreshLine(cartOf(['a', 5]), product('a'), 2), 'a')).toBe(2)
  })
})

describe('totals', () => {
  test('CART-4 ten times ten cents is a dollar', () => {
    expect(cartTotal(cartOf(['a', 1, 10], ['b', 2, 20], ['c', 5, 10]))).toBe(100)
  })

  test('CART-4 the total is the exact sum of count times price for any cart', () => {
    const line = fc.tuple(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const cart = cartOf(
          ...lines.map(([count, cents], i): [string, number, number] => [`${i}`, count, cents]),
        )
        const expected = lines.reduce(
          (sum, [count, cents]) => sum + BigInt(count) * BigInt(cents),
          0n,
        )
        expect(BigInt(cartTotal(cart))).toBe(expected)
      }),
    )
  })

  test('CART-4 a line costs its count times its price', () => {
    expect(cartOf(['a', 3, 19_99]).map(lineTotal)).toEqual([5997])
  })

  test('pieces are counted over all lines', () => {
    expect(pieceCount(cartOf(['a', 3], ['b', 2]))).toBe(5)
  })
})
