import { expect } from 'vitest'
import { ORDER_STATUSES } from '../../../mocks/api/order/order-rules'
import type { orderStates } from '../../../mocks/worlds/states/order-states'
import type { Claim } from './claim'
import { allOrders, ordersOf } from './orders-of'

const YEAR_MS = 365 * 24 * 60 * 60_000

export const orderClaims: Readonly<Record<keyof typeof orderStates, Claim>> = {
  async 'no-orders'({ shop }) {
    expect(await allOrders(shop)).toEqual([])
    expect(await shop.products()).toHaveLength(86)
  },
  async 'first-order'({ shop, world }) {
    const orders = await allOrders(shop)
    expect(orders).toMatchObject([{ status: 'Not processed' }])
    const ageMs = world.now().getTime() - Date.parse(orders[0]?.createdAt ?? '')
    expect(ageMs).toBeGreaterThanOrEqual(60_000)
  },
  async 'order-of-each-status'({ shop }) {
    const statuses = (await ordersOf(shop)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...ORDER_STATUSES].sort())
  },
  async 'orders-to-ship'({ shop }) {
    const orders = await allOrders(shop)
    expect(orders).toHaveLength(30)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['Not processed']))
  },
  async 'all-cancelled'({ shop }) {
    const orders = await ordersOf(shop)
    expect(orders).toHaveLength(3)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['Cancelled']))
  },
  async 'ten-thousand-orders'({ shop, world }) {
    const orders = await allOrders(shop)
    expect(orders).toHaveLength(10_000)
    expect(new Set(orders.map(({ transaction_id: id }) => id)).size).toBe(10_000)
    expect(new Set(orders.map(({ status }) => status)).size).toBe(ORDER_STATUSES.length)
    const ageMs = world.now().getTime() - Date.parse(orders[0]?.createdAt ?? '')
    expect(ageMs).toBeLessThan(5 * 60_000)
  },
  async 'hundred-lines'({ shop }) {
    const [order] = await ordersOf(shop)
    expect(order).toMatchObject({ amount: 100 })
    expect(order?.products).toHaveLength(100)
  },
  async 'longest-address'({ shop }) {
    const [order] = await ordersOf(shop)
    expect(order?.address).toHaveLength(500)
    expect(order?.address.split('\n').length).toBeGreaterThan(20)
  },
  async 'free-order'({ shop }) {
    expect((await ordersOf(shop))[0]).toMatchObject({ amount: 0, products: [{ price: 0 }] })
  },
  async 'orders-of-years'({ shop, world }) {
    const orders = await ordersOf(shop)
    expect(orders).toHaveLength(5)
    const ages = orders.map(({ createdAt }) => world.now().getTime() - Date.parse(createdAt))
    expect(ages[0]).toBeLessThan(5 * 60_000)
    expect(ages.at(-1)).toBeGreaterThanOrEqual(3 * YEAR_MS)
  },
  async 'order-changed-meanwhile'({ shop }) {
    const [order] = await allOrders(shop)
    const admin = await shop.admin()
    const { response } = await shop.api.PUT('/order/{orderId}/status/{userId}', {
      params: { path: { orderId: order?._id ?? '', userId: admin.user._id } },
      headers: { Authorization: `Bearer ${admin.token}`, 'If-Match': '"Not%20processed"' },
      body: { orderId: order?._id ?? '', status: 'Processing' },
    })
    expect(response.status).toBe(412)
  },
}
