import { expect } from 'vitest'
import type { stockStates } from '../../../mocks/worlds/states/stock-states'
import type { Claim } from './claim'
import { ordersOf } from './orders-of'

export const stockClaims: Readonly<Record<keyof typeof stockStates, Claim>> = {
  async 'sold-out'({ shop }) {
    const products = await shop.products()
    expect(products).toHaveLength(86)
    expect(products.filter(({ quantity }) => quantity > 0)).toEqual([])
  },
  async 'half-sold-out'({ shop }) {
    const products = await shop.products()
    expect(products.filter(({ quantity }) => quantity === 0)).toHaveLength(43)
  },
  async 'one-left'({ shop }) {
    const products = await shop.products()
    expect(products).toHaveLength(86)
    expect(products.filter(({ quantity }) => quantity !== 1)).toEqual([])
    const [product] = products
    if (!product) throw new Error('There is no product')
    await expect(shop.buy(await shop.shopper(), [{ product, count: 2 }])).rejects.toThrow('409')
  },
  async 'last-piece-sold'({ shop }) {
    const [product] = await shop.products()
    expect(product).toMatchObject({ name: 'Gone in a Minute', quantity: 0, sold: 1 })
    expect((await ordersOf(shop))[0]).toMatchObject({ products: [{ _id: product?._id }] })
  },
  async 'largest-stock'({ shop }) {
    expect((await shop.products())[0]).toMatchObject({ quantity: 1_000_000 })
  },
  async 'just-published'({ shop, world }) {
    const [product] = await shop.products()
    expect(product).toMatchObject({ name: 'Fresh from the Press', sold: 0 })
    const ageMs = world.now().getTime() - Date.parse(product?.createdAt ?? '')
    expect(ageMs).toBeLessThan(5 * 60_000)
  },
  async 'best-seller'({ shop }) {
    const [first, second] = (await shop.products()).toSorted((a, b) => b.sold - a.sold)
    expect(first?.name).toBe('Everybody Has It')
    expect((first?.sold ?? 0) - (second?.sold ?? 0)).toBeGreaterThan(1_000)
  },
  async 'product-withdrawn'({ shop }) {
    const [order] = await ordersOf(shop)
    expect(order?.products).toMatchObject([{ name: 'No Longer Sold', count: 2 }])
    const ids = (await shop.products()).map(({ _id }) => _id)
    expect(ids).not.toContain(order?.products[0]?._id)
  },
}
