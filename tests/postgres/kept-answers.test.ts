import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { sendTo } from '../../scripts/bench/reliability/service/send-to'
import {
  ADMIN,
  enterShop,
  type Send,
  type ShopProduct,
  type Shopper,
  showProduct,
} from '../../scripts/bench/reliability/service/shop-client'
import type { ScratchDatabase } from '../../scripts/postgres/scratch-database'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { type RunningShop, startShop } from '../../scripts/processes/start-shop'
import { buildStorefront } from '../../scripts/start/build-storefront'
import { createServedDatabase } from '../api/support/served-database'

const PRICE = 4
const ORDERS = 20
const READERS = 4
const listSchema = z.array(z.looseObject({ _id: z.string(), quantity: z.number() }))
const pageSchema = z.object({ data: listSchema })

let database: ScratchDatabase | undefined
let shops: readonly RunningShop[] = []
let one: Send
let other: Send
let admin: Shopper
let product: ShopProduct

describe.skipIf(!process.env['DATABASE_URL'])('two shops with one database', () => {
  beforeAll(async () => {
    database = await createServedDatabase()
    const { url } = database ?? {}
    if (!url) throw new Error('DATABASE_URL is gone.')
    await buildStorefront('simulated', () => undefined)
    const open = async () =>
      startShop([], {
        PORT: String(await findFreePort()),
        DATABASE_URL: url,
        // Pages name the address of the shop.
        SHOP_URL: 'https://shop.example',
      })
    // One after the other: neither is to build what the other builds.
    shops = [await open(), await open()]
    const [first, second] = shops
    if (!first || !second) throw new Error('There are not two shops.')
    one = sendTo(first)
    other = sendTo(second)
    admin = await enterShop(one, ADMIN)
    product = await admin.createProduct(PRICE, 1_000)
  })
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    await database?.drop()
  })

  const askPage = (shop: RunningShop | undefined, headers: Record<string, string> = {}) =>
    fetch(`${shop?.origin}/product/${product._id}`, {
      headers: { 'Accept-Language': 'en-US', ...headers },
    })

  test('MEM-7 both draw the same page of the same data, and each knows the other’s tag', async () => {
    // On a busy machine the first may not be drawn in time, and is sent empty.
    for (const shop of shops) {
      const draw = async () => (await askPage(shop)).text()
      await expect.poll(draw).toMatch(/<title>Measured/)
    }
    const [first, second] = await Promise.all(shops.map((shop) => askPage(shop)))
    expect(await first?.text()).toBe(await second?.text())
    const tag = first?.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const shop of shops)
      expect((await askPage(shop, { 'If-None-Match': tag })).status).toBe(304)
  })

  test('MEM-1 a price that the one has stored is the next answer of the other, and soon in its page', async () => {
    const shown = async () => (await (await askPage(shops[1])).text()).includes('$7.77')
    expect(await showProduct(other, product._id)).toMatchObject({ price: PRICE })
    expect(await shown()).toBe(false)
    await update({ price: '7.77' })
    expect(await showProduct(other, product._id)).toMatchObject({ price: 7.77 })
    await expect.poll(shown).toBe(true)
    await update({ price: String(PRICE) })
    expect(await showProduct(one, product._id)).toMatchObject({ price: PRICE })
  })

  test('MEM-1 while orders come in at the one and everybody reads at both, no stock is shown that is sold', async () => {
    const buyer = await enterShop(one, {
      name: 'Bea',
      email: 'bea@example.org',
      password: 'right-enough',
    })
    let left = (await showProduct(other, product._id)).quantity
    let isOver = false
    const reading = Array.from({ length: READERS }, async (_, index) => {
      while (!isOver) {
        const promised = left
        for (const quantity of await readStock(index % 2 === 0 ? one : other))
          expect(quantity).toBeLessThanOrEqual(promised)
      }
    })
    const selling = (async () => {
      for (let order = 0; order < ORDERS; order += 1) {
        const transactionId = await buyer.pay(await buyer.tokenizeCard(), PRICE)
        await buyer.order(product._id, 1, PRICE, transactionId)
        // It has been answered: from here on nobody may be told otherwise.
        left -= 1
        for (const send of [other, one]) {
          expect(await readStock(send)).toEqual([left, left, left])
        }
      }
    })().finally(() => {
      isOver = true
    })
    await Promise.all([selling, ...reading])
  })

  /** The product's stock by each kind of read: by itself, in a list, on the first page of a filter. */
  async function readStock(send: Send): Promise<number[]> {
    const body = JSON.stringify({
      limit: 6,
      skip: 0,
      filters: { category: [], price: [PRICE, PRICE] },
    })
    const headers = { 'Content-Type': 'application/json' }
    const [shown, listed, filtered] = await Promise.all([
      showProduct(send, product._id),
      send('/api/product/list?sortBy=createdAt&order=desc&limit=6').then((answer) => answer.json()),
      send('/api/product/by/search', { method: 'POST', headers, body }).then((answer) =>
        answer.json(),
      ),
    ])
    return [[shown], listSchema.parse(listed), pageSchema.parse(filtered).data].map((found) => {
      const stocked = found.find(({ _id }) => _id === product._id)
      if (!stocked) throw new Error('The product is not where it was.')
      return stocked.quantity
    })
  }

  async function update(fields: Record<string, string>): Promise<void> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const path = `${shops[0]?.origin}/api/product/update/${product._id}/${admin.userId}`
    const headers = { Authorization: `Bearer ${admin.token}` }
    const answer = await fetch(path, { method: 'PUT', headers, body })
    expect(answer.status).toBe(200)
  }
})
