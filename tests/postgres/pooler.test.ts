import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyUntil } from '../../scripts/bench/machines/buy'
import { sendTo } from '../../scripts/bench/reliability/service/send-to'
import { ADMIN, enterShop } from '../../scripts/bench/reliability/service/shop-client'
import { type Service, startService } from '../../scripts/bench/reliability/service/start-service'
import type { ScratchDatabase } from '../../scripts/postgres/scratch-database'
import { createServedDatabase } from '../api/support/served-database'
import { findPooler, type Pooler, startPooler } from './support/start-pooler'

const PRICE = 4
const STOCK = 100
const SHOPPERS = 8
const PURCHASES = 5

const program = await findPooler()
let database: ScratchDatabase | undefined
let pooler: Pooler
let services: readonly Service[] = []

describe.skipIf(!program || !process.env['DATABASE_URL'])('a pooler in transaction mode', () => {
  beforeAll(async () => {
    database = await createServedDatabase()
    if (!database || !program) throw new Error('DATABASE_URL or the pooler is gone.')
    pooler = await startPooler(program, database.url)
    const place = { databaseUrl: pooler.url }
    services = await Promise.all([startService(place), startService(place)])
  })
  afterAll(async () => {
    await Promise.all(services.map((service) => service.kill()))
    await pooler?.stop()
    await database?.drop()
  })

  test('API-8 sells as a server does, though each statement may meet another connection', async () => {
    const sends = services.map((service) => sendTo(service))
    const [send] = sends
    if (!send) throw new Error('There is no process.')
    const admin = await enterShop(send, ADMIN)
    const product = await admin.createProduct(PRICE, STOCK)
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, index) =>
        enterShop(sends[index % sends.length] ?? send, {
          name: 'Busy Buyer',
          email: `shopper${index}@pooler.example`,
          password: 'right-enough',
        }),
      ),
    )
    const bought = await Promise.all(
      shoppers.map((shopper) => {
        let left = PURCHASES
        return buyUntil(() => left-- === 0, shopper, [product], 0)
      }),
    )
    const orders = new Set(bought.flat().map(({ orderId }) => orderId))
    expect(orders.size).toBe(SHOPPERS * PURCHASES)
    expect(services.map((service) => service.faults())).toEqual(['', ''])
  })
})
