import { expect } from 'vitest'
import { bearer, done } from '../../../mocks/worlds/recipes/shop'
import type { catalogStates } from '../../../mocks/worlds/states/catalog-states'
import { scriptNames } from '../../../mocks/worlds/states/script-names'
import type { Claim } from './claim'
import { ordersOf } from './orders-of'

export const catalogClaims: Readonly<Record<keyof typeof catalogStates, Claim>> = {
  async seed({ shop }) {
    expect(await shop.products()).toHaveLength(86)
    expect(await ordersOf(shop)).not.toEqual([])
  },
  async 'empty-shop'({ shop }) {
    expect(await shop.products()).toEqual([])
    expect(await done(shop.api.GET('/category/list'))).toEqual([])
    expect(await ordersOf(shop)).toEqual([])
  },
  async 'no-products'({ shop }) {
    expect(await shop.products()).toEqual([])
    expect(await done(shop.api.GET('/category/list'))).toHaveLength(8)
  },
  async 'one-product'({ shop }) {
    expect(await shop.products()).toHaveLength(1)
    expect(await done(shop.api.GET('/category/list'))).toHaveLength(1)
  },
  async 'empty-category'({ shop }) {
    const found = await done(shop.api.GET('/category/list'))
    const travel = found.find(({ name }) => name === 'Travel')
    const products = await shop.products()
    expect(travel).toBeDefined()
    expect(products.filter(({ category }) => category._id === travel?._id)).toEqual([])
  },
  async 'hundred-categories'({ shop }) {
    const found = await done(shop.api.GET('/category/list'))
    expect(found).toHaveLength(100)
    expect(await shop.products()).toMatchObject([{ category: found.at(-1) }])
  },
  async 'longest-texts'({ shop }) {
    const [product] = await shop.products()
    expect(product?.name).toHaveLength(120)
    expect(product?.description).toHaveLength(2_000)
    expect(product?.category.name).toHaveLength(32)
  },
  async 'every-script'({ shop }) {
    const names = (await shop.products()).map(({ name }) => name)
    expect(names.toSorted()).toEqual([...scriptNames].sort())
  },
  async 'markup-in-texts'({ shop }) {
    const [product] = await shop.products()
    expect(product?.name).toContain('<script>alert(1)</script>')
    expect(product?.description).toContain('onerror=alert(2)')
  },
  async 'no-photos'({ shop }) {
    const products = await shop.products()
    expect(products).toHaveLength(12)
    expect(products.filter(({ photo }) => photo)).toEqual([])
  },
  async 'same-name'({ shop }) {
    const products = await shop.products()
    expect(new Set(products.map(({ name }) => name)).size).toBe(1)
    expect(new Set(products.map(({ price }) => price)).size).toBe(12)
  },
  async 'ten-thousand-products'({ shop }) {
    expect(await shop.products()).toHaveLength(10_000)
  },
  async 'everything-free'({ shop }) {
    const products = await shop.products()
    expect(products).toHaveLength(86)
    expect(products.filter(({ price }) => price !== 0)).toEqual([])
  },
  async 'dearest-product'({ shop }) {
    expect((await shop.products())[0]).toMatchObject({ price: 100_000 })
  },
  async 'awkward-cents'({ shop }) {
    const prices = (await shop.products()).map(({ price }) => price).toSorted((a, b) => a - b)
    expect(prices).toEqual([0.1, 0.2, 0.7, 1.1])
  },
  async 'price-raised'({ shop }) {
    const [product] = await shop.products()
    const [order] = await ordersOf(shop)
    expect(product).toMatchObject({ name: 'Dearer Now', price: 20 })
    expect(order).toMatchObject({ amount: 10, products: [{ _id: product?._id, price: 10 }] })
  },
  async 'profile-renamed'({ shop }) {
    const shopper = await shop.shopper()
    const { _id: userId } = shopper.user
    const profile = await done(
      shop.api.GET('/user/profile/{userId}', {
        params: { path: { userId } },
        headers: bearer(shopper),
      }),
    )
    expect(profile.name).toBe('Samuel Renamed')
    expect((await ordersOf(shop)).length).toBeGreaterThan(1)
  },
}
