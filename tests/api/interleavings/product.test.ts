import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createRandom, type Random } from '../../../mocks/api/database/seed/random'
import { products } from '../../../mocks/api/database/tables/products'
import type { ProductState } from '../../../src/features/admin/product/save/product-state'
import { createProductPorts } from '../../../src/features/admin/product/update/product-ports'
import { isLong } from '../../length'
import type { Session } from '../support/client'
import { createShop } from '../support/shop'
import { type AdminWorld, createAdminPage, type TextField } from './admin-page'
import { interleave, type Turn } from './interleave'

const { provideDesk } = await vi.hoisted(() => import('./provide-desk'))

const RUNS = isLong ? 10_000 : 300
const RUNS_WITHOUT_TAGS = RUNS / 10
const HOURS_MS = 6 * 3_600_000
const PIECES = 30

const desk = provideDesk({
  rates: { paymentPerUser: { attempts: 10_000_000, windowSeconds: 60 } },
})
const { it } = desk
let shopper: Session

beforeAll(async () => {
  shopper = await it.client.signUp()
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A product on the shelf, shoppers who buy it, and a ledger that says how many pieces there have to be. */
async function createWorld(random: Random, isGuarded: boolean) {
  const shop = createShop(it.client)
  const product = await shop.stock(PIECES, 1)
  const { _id: productId } = product
  const ports = createProductPorts(desk.session.userId, productId)
  const ledger = { quantity: PIECES, sold: 0 }
  const writes = new Map<TextField, number>()

  const truth = async (): Promise<ProductState> => {
    const [row] = await it.api.database.select().from(products).where(eq(products.id, productId))
    if (!row) throw new Error('The product vanished')
    const { priceCents, categoryId, photoHash: _photo, ...rest } = row
    return { ...rest, price: priceCents / 100, category: categoryId }
  }

  return {
    ledger,
    truth,
    admin: (turn: Turn): AdminWorld => ({
      random,
      turn,
      truth,
      isGuarded,
      writes,
      onStocked(quantity, believed) {
        ledger.quantity += quantity - believed
      },
      ports: isGuarded
        ? ports
        : { ...ports, read: async () => ({ ...(await ports.read()), tag: undefined }) },
    }),
    async buy(turn: Turn) {
      await turn()
      const line = { product: await shop.show(product), count: random.whole(1, 3) }
      await turn()
      const transactionId = await shop.pay(shopper, line.product.price * line.count)
      await turn()
      const { status } = await shop.order(shopper, [line], transactionId)
      // Its price may have been changed, or it may be sold out.
      expect([200, 409]).toContain(status)
      if (status !== 200) return
      ledger.quantity -= line.count
      ledger.sold += line.count
    },
  }
}

test(`ADM-13 ${RUNS} interleavings of two administrators, shoppers, reloads and lost answers: no sale is undone, and nothing is overwritten that was not seen`, {
  timeout: HOURS_MS,
}, async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const random = createRandom(`product ${run}`)
    const world = await createWorld(random, true)
    const work = (name: string) => async (turn: Turn) => {
      const page = createAdminPage(`${run} ${name}`, world.admin(turn))
      await page.open()
      for (let deed = random.whole(2, 5); deed > 0; deed -= 1) {
        page.type()
        if (random.chance(0.2)) await page.open()
        if (random.chance(0.5)) await page.save()
      }
      await page.save()
    }
    await interleave(random, [work('ada'), work('bob'), world.buy, world.buy])
    const { quantity, sold } = await world.truth()
    expect({ quantity, sold }, `run ${run}`).toEqual(world.ledger)
  }
})

test(`ADM-13 ${RUNS_WITHOUT_TAGS} interleavings at a service without entity tags: pieces sold in the last moment are told and taken out again`, {
  timeout: HOURS_MS,
}, async () => {
  let corrections = 0
  for (let run = 0; run < RUNS_WITHOUT_TAGS; run += 1) {
    const random = createRandom(`without tags ${run}`)
    const world = await createWorld(random, false)
    await interleave(random, [
      world.buy,
      world.buy,
      async (turn) => {
        const page = createAdminPage(`${run} ada`, world.admin(turn))
        await page.open()
        for (let deed = random.whole(1, 3); deed > 0; deed -= 1) {
          page.type(true)
          let outcome = await page.save()
          while (outcome) {
            outcome = await page.correct(outcome)
            if (outcome) corrections += 1
          }
        }
      },
    ])
    const { quantity, sold } = await world.truth()
    expect({ quantity, sold }, `run ${run}`).toEqual(world.ledger)
  }
  expect(corrections, 'it did happen').toBeGreaterThan(0)
})
