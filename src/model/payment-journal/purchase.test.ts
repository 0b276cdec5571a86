import { describe, expect, test } from 'vitest'
import { type Cart, removePieces } from '../cart/cart'
import { preparePurchase } from './purchase'

const line = { productId: 'a', name: 'Prompt A', priceCents: 10, count: 3 }
const cart: Cart = [line, { productId: 'b', name: 'Prompt B', priceCents: 20, count: 1 }]
const prepare = (changes: { cart?: Cart; address?: string } = {}) =>
  preparePurchase({
    id: 'p1',
    userId: 'u1',
    pressedAt: 1,
    address: '1 Market Street',
    cart,
    ...changes,
  })
const purchaseOf = (of: Cart) => {
  const prepared = prepare({ cart: of })
  if (!prepared.isReady) throw new Error(prepared.problem)
  return prepared.purchase
}

test('PAY-11 a purchase holds the cart’s total and lines as they are now, exact in cents', () => {
  expect(purchaseOf(cart)).toMatchObject({
    amountCents: 50,
    lines: [
      { productId: 'a', name: 'Prompt A', priceCents: 10, count: 3 },
      { productId: 'b', name: 'Prompt B', priceCents: 20, count: 1 },
    ],
  })
})

test.each<[string, Parameters<typeof prepare>[0], string]>([
  ['an empty cart', { cart: [] }, 'nothing to order'],
  ['an empty address', { address: '  ' }, 'address'],
  ['an address of which nothing can be seen', { address: '\u200b \0\ud83d' }, 'address'],
  ['an address that is too long', { address: 'a'.repeat(501) }, '500'],
  [
    'too many lines',
    { cart: Array.from({ length: 102 }, (_, index) => ({ ...line, productId: `${index}` })) },
    'Remove 2 to pay',
  ],
  ['too many pieces', { cart: [{ ...line, count: 1001 }] }, 'Prompt A'],
  [
    'an id that the service can’t take',
    { cart: [{ ...line, productId: 'x'.repeat(65) }] },
    'Prompt A',
  ],
  ['a price beyond the contract', { cart: [{ ...line, priceCents: 100_001_00 }] }, 'Prompt A'],
])(
  'PAY-9 what could be paid but never ordered is stopped before the charge: %s',
  (_, order, hint) => {
    const prepared = prepare(order)
    expect(prepared.isReady ? '' : prepared.problem).toContain(hint)
  },
)

describe('PAY-6 after a payment the cart', () => {
  test('is empty', () => {
    expect(removePieces(cart, purchaseOf(cart).lines)).toEqual([])
  })

  test('keeps what was added while paying', () => {
    const added = { productId: 'c', name: 'Prompt C', priceCents: 1_00, count: 1 }
    const grown = [{ ...line, count: 5 }, ...cart.slice(1), added]
    expect(removePieces(grown, purchaseOf(cart).lines)).toEqual([{ ...line, count: 2 }, added])
  })
})
