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
import { fillOrders } from '../../scripts/postgres/fill-orders'
import { runStatement } from '../../scripts/postgres/run-statement'
import type { ScratchDatabase } from '../../scripts/postgres/scratch-database'
import { createServedDatabase } from '../api/support/served-database'
import { type ApiProcess, startApiProcess } from './support/start-process'

const orderListSchema = z.array(z.looseObject({ _id: z.string(), createdAt: z.string() }))
const pageSchema = z.object({ data: z.array(z.looseObject({ _id: z.string() })), size: z.number() })
const PRICE = 4
const SIGN_INS_PER_ACCOUNT = 20
const USED = 409
const TOO_MANY = 429

let database: ScratchDatabase | undefined
let processes: readonly ApiProcess[] = []
let one: Send
let other: Send
let product: ShopProduct
let buyer: Shopper

describe.skipIf(!process.env['DATABASE_URL'])('two processes with one database', () => {
  beforeAll(async () => {
    database = await createServedDatabase()
    const { url } = database ?? {}
    if (!url) throw new Error('DATABASE_URL is gone.')
    // Both find the database empty, and one of them fills it.
    processes = await Promise.all([startApiProcess(url), startApiProcess(url)])
    const [first, second] = processes
    if (!first || !second) throw new Error('There are not two processes.')
    one = sendTo(first)
    other = sendTo(second)
    product = await (await enterShop(one, ADMIN)).createProduct(PRICE, 100)
    buyer = await enterShop(one, {
      name: 'Bea',
      email: 'bea@example.org',
      password: 'right-enough',
    })
  })
  afterAll(async () => {
    await Promise.all(processes.map((api) => api.stop()))
    await database?.drop()
  })

  test('API-8 a session of the one is one of the other, and both show the same shop', async () => {
    const headers = { Authorization: `Bearer ${buyer.token}` }
    const profile = await other(`/api/user/profile/${buyer.userId}`, { headers })
    expect(await profile.json()).toMatchObject({ email: 'bea@example.org' })
    expect(await showProduct(other, product._id)).toEqual(product)
    const listed = await Promise.all(
      [one, other].map((send) => readText(send, '/api/product/list')),
    )
    expect(listed[0]).toBe(listed[1])
  })

  test('API-8 a card that the one took is charged by the other, once, however both are asked', async () => {
    const nonce = await buyer.tokenizeCard()
    const answers = await inParallel((send) => pay(send, nonce, PRICE))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await pay(other, nonce, PRICE + 1)).status).toBe(USED)
  })

  test('API-8 a payment makes one order, however both are asked', async () => {
    const before = await showProduct(one, product._id)
    const transactionId = await buyer.pay(await buyer.tokenizeCard(), PRICE)
    const answers = await inParallel((send) => order(send, transactionId))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const orders = await buyer.orders()
    expect(orders.filter(({ transaction_id }) => transaction_id === transactionId)).toHaveLength(1)
    const after = await showProduct(other, product._id)
    expect([after.quantity, after.sold]).toEqual([before.quantity - 1, before.sold + 1])
  })

  test('API-8 a page far down the list of the one knows what the other did just before', async () => {
    const body = { limit: 100, skip: 1, filters: { category: [], price: [PRICE, PRICE] } }
    const page = async (send: Send) =>
      pageSchema.parse(JSON.parse((await post(send, '/api/product/by/search', body)).text)).data
    const before = await page(other)
    expect(await page(one)).toEqual(before)
    await (await enterShop(one, ADMIN)).createProduct(PRICE, 1)
    const after = await page(other)
    expect(after.map(({ _id }) => _id)).toEqual([product, ...before].map(({ _id }) => _id))
  })

  test('API-8 a list of ten thousand orders comes whole and in order', async () => {
    const admin = await enterShop(other, ADMIN)
    const list = async () => {
      const headers = { Authorization: `Bearer ${admin.token}` }
      const response = await one(`/api/order/list/${admin.userId}`, { headers })
      return orderListSchema.parse(await response.json())
    }
    const before = await list()
    await fillOrders((statement) => runStatement(database?.url ?? '', statement), 10_000)
    const after = await list()
    expect(new Set(after.map(({ _id }) => _id)).size).toBe(before.length + 10_000)
    expect(after).toHaveLength(before.length + 10_000)
    const moments = after.map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })

  test('API-6 attempts at both are counted together', async () => {
    const guess = { email: 'bea@example.org', password: 'wrong password' }
    const statuses: number[] = []
    for (let index = 0; index <= SIGN_INS_PER_ACCOUNT; index += 1) {
      const send = index % 2 === 0 ? one : other
      statuses.push((await post(send, '/api/auth/signin', guess)).status)
    }
    expect(statuses.slice(0, -1)).toEqual(Array(SIGN_INS_PER_ACCOUNT).fill(401))
    expect(statuses.at(-1)).toBe(TOO_MANY)
  })

  // The last one: from here on there is one process.
  test('API-8 what the one was asked when it died, the other answers', async () => {
    const nonce = await buyer.tokenizeCard()
    const lost = pay(one, nonce, PRICE).then(
      () => undefined,
      () => undefined,
    )
    const died = processes[0]?.stop('SIGKILL')
    await Promise.all([lost, died])
    // Charged before the end or not, the shopper asks again until somebody knows.
    await expect.poll(async () => (await pay(other, nonce, PRICE)).status).toBe(200)
  })
})

async function readText(send: Send, path: string): Promise<string> {
  return (await send(path)).text()
}

function inParallel<Result>(ask: (send: Send) => Promise<Result>): Promise<Result[]> {
  return Promise.all([one, other, one, other, one, other].map(ask))
}

function pay(send: Send, paymentMethodNonce: string, amount: number) {
  return post(send, `/api/braintree/payment/${buyer.userId}`, { paymentMethodNonce, amount })
}

function order(send: Send, transaction_id: string) {
  const products = [{ _id: product._id, count: 1 }]
  const body = { order: { products, amount: PRICE, transaction_id, address: '1 Market St' } }
  return post(send, `/api/order/create/${buyer.userId}`, body)
}

async function post(send: Send, path: string, body: object) {
  const response = await send(path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${buyer.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}
