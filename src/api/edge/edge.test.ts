import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSession, toWireSession } from './account'
import { toProduct, toProductPage, toWireCategory, toWireFilters } from './catalog'
import { toOrder, toWireOrder } from './order'

const product = {
  _id: 'prd_1',
  name: 'Muse',
  description: 'Finds words.',
  price: 12.5,
  category: { _id: 'cat_1', name: 'Writing' },
  quantity: 7,
  shipping: 1,
  createdAt: '2026-01-01T00:00:00Z',
  sold: 3,
} as const
const order = {
  _id: 'ord_1',
  products: [{ _id: 'prd_1', name: 'Muse', price: 0.1, count: 3 }],
  transaction_id: 'txn_1',
  amount: 0.3,
  address: '1 Market Street',
  status: 'Shipped',
  user: { _id: 'usr_1', name: 'Sam' },
  createdAt: '2026-01-01T00:00:00Z',
}
const session = {
  token: 'a.b.c',
  user: { _id: 'usr_1', name: 'Sam', email: 'sam@example.com', role: 0 },
}

describe('from the wire', () => {
  test('prices are whole cents and ids say whose they are', () => {
    const { _id, price, category, ...rest } = product
    const expected = {
      ...rest,
      productId: 'prd_1',
      priceCents: 12_50,
      category: { categoryId: 'cat_1', name: 'Writing' },
    }
    expect(toProduct(product)).toEqual(expected)
    expect(toProductPage({ data: [product], size: 1 })).toEqual({ data: [expected], size: 1 })
    expect(toOrder(order)).toEqual({
      orderId: 'ord_1',
      products: [{ productId: 'prd_1', name: 'Muse', priceCents: 10, count: 3 }],
      transactionId: 'txn_1',
      amountCents: 30,
      address: '1 Market Street',
      status: 'Shipped',
      user: { userId: 'usr_1', name: 'Sam' },
      createdAt: '2026-01-01T00:00:00Z',
    })
  })

  test('a session goes in and out unchanged', () => {
    expect(toSession(session).user.userId).toBe('usr_1')
    expect(toWireSession(toSession(session))).toEqual(session)
  })

  test('fields that the contract adds pass, wherever it adds them', () => {
    const added = { carrierNote: 'For you' }
    const category = { ...product.category, ...added }
    expect(toProduct({ ...product, ...added, category })).toMatchObject({
      ...added,
      category: added,
    })
    expect(toWireCategory(toProduct({ ...product, category }).category)).toEqual(category)
    expect(toProductPage({ data: [], size: 0, ...added })).toMatchObject(added)
    expect(toSession({ ...session, ...added, user: { ...session.user, ...added } })).toMatchObject({
      ...added,
      user: added,
    })
    const [line] = order.products
    expect(
      toOrder({
        ...order,
        ...added,
        products: line ? [{ ...line, ...added }] : [],
        user: { ...order.user, ...added },
      }),
    ).toMatchObject({ ...added, products: [added], user: added })
  })
})

describe('to the wire', () => {
  test('an order is in dollars with the contract’s names', () => {
    const lines = [{ productId: 'prd_1', name: 'Muse', priceCents: 10, count: 3 }]
    const draft = { lines, transactionId: 'txn_1', amountCents: 30, address: '1 Market Street' }
    expect(toWireOrder(draft)).toEqual({
      order: {
        products: [{ _id: 'prd_1', name: 'Muse', price: 0.1, count: 3 }],
        transaction_id: 'txn_1',
        amount: 0.3,
        address: '1 Market Street',
      },
    })
  })

  test('PAY-9 an address loses what the service could not store, and would refuse once it is paid', () => {
    const draft = { lines: [], transactionId: 'txn_1', amountCents: 30 }
    const address = '1\0 Market\ud83d Street 😀'
    expect(toWireOrder({ ...draft, address }).order.address).toBe('1 Market Street 😀')
  })

  test('filters are in dollars with the contract’s names', () => {
    expect(toWireFilters({ categoryIds: ['cat_1'], priceRangeCents: [10_00, 19_00] })).toEqual({
      category: ['cat_1'],
      price: [10, 19],
    })
  })

  test('an amount of any size is the same cents on both sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amountCents) => {
        const draft = { lines: [], transactionId: 't', amountCents, address: '' }
        const { amount } = toWireOrder(draft).order
        expect(toOrder({ ...order, amount }).amountCents).toBe(amountCents)
      }),
    )
  })
})
