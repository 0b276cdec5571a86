import { ORDER_STATUSES } from '../../api/order/order-rules'
import type { Shop } from '../recipes/shop'
import type { State } from './state'

const DAY_MS = 24 * 60 * 60_000

export const orderStates = {
  'no-orders': {
    about: 'The usual catalog, and nobody has ordered anything.',
    without: 'orders',
  },
  'first-order': {
    about: 'The only order of the shop came a minute ago.',
    without: 'orders',
    async make(shop) {
      await shop.ago(60_000, () => buyOne(shop))
    },
  },
  'order-of-each-status': {
    about: 'The shopper has one order of each status, from "Not processed" to "Cancelled".',
    without: 'orders',
    async make(shop) {
      for (const status of ORDER_STATUSES) await shop.setStatus(await buyOne(shop), status)
    },
  },
  'orders-to-ship': {
    about: 'Thirty orders wait to be processed.',
    without: 'orders',
    async make(shop) {
      for (let hours = 30; hours > 0; hours -= 1) {
        await shop.ago(hours * 3_600_000, () => buyOne(shop))
      }
    },
  },
  'all-cancelled': {
    about: 'Every order of the shopper was cancelled.',
    without: 'orders',
    async make(shop) {
      for (let orders = 0; orders < 3; orders += 1)
        await shop.setStatus(await buyOne(shop), 'Cancelled')
    },
  },
  'ten-thousand-orders': {
    about: 'The shop has 10,000 orders, the last of them from now.',
    without: 'orders',
    async make(shop) {
      for (const status of ORDER_STATUSES) await shop.setStatus(await buyOne(shop), status)
    },
    orderCount: 10_000,
  },
  'hundred-lines': {
    about: 'The shopper has an order of a hundred different products.',
    async make(shop) {
      const lines: { product: Awaited<ReturnType<Shop['addProduct']>>; count: number }[] = []
      for (let number = 1; number <= 100; number += 1) {
        lines.push({
          product: await shop.addProduct({ name: `Part ${number}`, price: 1 }),
          count: 1,
        })
      }
      await shop.buy(await shop.shopper(), lines)
    },
  },
  'longest-address': {
    about: 'An order goes to an address of 500 characters, on many lines.',
    async make(shop) {
      const product = await shop.addProduct()
      const address = 'Behind the third door\n'.repeat(23).slice(0, 499).padEnd(500, '!')
      await shop.buy(await shop.shopper(), [{ product, count: 1 }], { address })
    },
  },
  'free-order': {
    about: 'The shopper has ordered what costs nothing: no money moved.',
    async make(shop) {
      const product = await shop.addProduct({ name: 'A Gift', price: 0 })
      await shop.buy(await shop.shopper(), [{ product, count: 1 }])
    },
  },
  'orders-of-years': {
    about: 'The shopper has an order of today, of last month, and of each of three years.',
    without: 'orders',
    async make(shop) {
      for (const days of [1_095, 730, 365, 30, 0]) {
        await shop.ago(days * DAY_MS, () => buyOne(shop))
      }
    },
  },
  'order-changed-meanwhile': {
    about: 'An order was shipped a moment ago, while others may still see it as not processed.',
    without: 'orders',
    async make(shop) {
      await shop.setStatus(await buyOne(shop), 'Shipped')
    },
  },
} as const satisfies Readonly<Record<string, State>>

/** The shopper's order of one piece of the newest product that is in stock: its id. */
async function buyOne(shop: Shop): Promise<string> {
  const product = (await shop.products()).find(({ quantity, price }) => quantity > 1 && price > 0)
  if (!product) throw new Error('No product is in stock')
  return (await shop.buy(await shop.shopper(), [{ product, count: 1 }]))._id
}
