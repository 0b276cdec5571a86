import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeOrder, type StockedProduct } from './order-rules'

const createdAt = new Date('2026-10-01T09:30:00.000Z')
const product = (change: Partial<StockedProduct> = {}): StockedProduct => ({
  id: 'prd_1',
  name: 'Cover Letter Coach',
  priceCents: 1250,
  quantity: 3,
  createdAt,
  ...change,
})
const lines = [{ productId: 'prd_1', count: 2 }]
const paid = { claimedCents: 2500, chargedCents: 2500 }

test('an order that is in stock and paid in full is possible', () => {
  expect(judgeOrder({ lines, ...paid }, [product()])).toEqual({
    kind: 'possible',
    lines: [
      {
        productId: 'prd_1',
        name: 'Cover Letter Coach',
        priceCents: 1250,
        count: 2,
        productCreatedAt: createdAt.toISOString(),
      },
    ],
  })
})

test('stock counts over all lines of a product', () => {
  expect(judgeOrder({ lines: [...lines, ...lines], ...paid }, [product()])).toEqual({
    kind: 'impossible',
    reason: 'Only 3 of Cover Letter Coach are left.',
  })
})

test.each([
  [0, 'Cover Letter Coach is out of stock.'],
  [1, 'Only 1 of Cover Letter Coach is left.'],
])('with %d left it says so', (quantity, reason) => {
  expect(judgeOrder({ lines, ...paid }, [product({ quantity })])).toEqual({
    kind: 'impossible',
    reason,
  })
})

test('a product that is not sold any more makes it impossible', () => {
  expect(judgeOrder({ lines, ...paid }, [])).toEqual({
    kind: 'impossible',
    reason: 'One of the products is not sold any more.',
  })
})

test('the total is of our prices, and both amounts must be it', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          price: fc.integer({ min: 0, max: 10_000_000 }),
          count: fc.integer({ min: 1, max: 1000 }),
        }),
        {
          minLength: 1,
          maxLength: 20,
        },
      ),
      fc.integer({ min: -1, max: 1 }),
      fc.integer({ min: -1, max: 1 }),
      (cart, claimedOff, chargedOff) => {
        const stock = cart.map(({ price }, i) =>
          product({ id: `prd_${i}`, priceCents: price, quantity: 1_000_000 }),
        )
        const total = cart.reduce((sum, { price, count }) => sum + price * count, 0)
        const verdict = judgeOrder(
          {
            lines: cart.map(({ count }, i) => ({ productId: `prd_${i}`, count })),
            claimedCents: total + claimedOff,
            chargedCents: total + chargedOff,
          },
          stock,
        )
        const isExact = claimedOff === 0 && chargedOff === 0
        expect(verdict.kind).toBe(isExact ? 'possible' : 'impossible')
      },
    ),
  )
})
