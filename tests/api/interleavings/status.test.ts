import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { createRandom, type Random } from '../../../mocks/api/database/seed/random'
import { orders } from '../../../mocks/api/database/tables/orders'
import { isOutdated } from '../../../src/api/mutations/condition'
import { setOrderStatus } from '../../../src/api/mutations/order-status'
import { createStatusMutations } from '../../../src/features/admin/orders/status/status-mutations'
import { isLong } from '../../length'
import { createShop } from '../support/shop'
import { interleave, type Turn } from './interleave'

const { provideDesk } = await vi.hoisted(() => import('./provide-desk'))

const RUNS = isLong ? 1_000 : 30
const HOUR_MS = 3_600_000
const STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const

const desk = provideDesk()
const { it } = desk
let orderId: string

beforeAll(async () => {
  const shop = createShop(it.client)
  const line = { product: await shop.stock(9), count: 1 }
  orderId = (await shop.buy(await it.client.signUp(), [line]))._id
})

async function readStatus(): Promise<string> {
  const found = it.api.database.select({ status: orders.status }).from(orders)
  const [order] = await found.where(eq(orders.id, orderId))
  return order?.status ?? ''
}

/** An administrator who picks statuses, and insists or gives way where somebody else was first; how often that was. */
async function pickStatuses(turn: Turn, random: Random): Promise<number> {
  let seen = ''
  let overtaken = 0
  const mutations = createStatusMutations({
    async read() {
      await turn()
      return new Map([[orderId, await readStatus()]])
    },
    async send(_, status, expected) {
      await turn()
      const before = await readStatus()
      await setOrderStatus(desk.session.userId, orderId, status, expected)
      expect(before, 'what was overwritten').toBe(seen)
    },
    isOutdated,
    explain: () => 'refused',
    log(_, error) {
      throw error
    },
    reload: async () => {},
  })
  for (let deed = random.whole(1, 4); deed > 0; deed -= 1) {
    await turn()
    seen = await readStatus()
    const wanted = random.pick(STATUSES)
    await mutations.set([{ orderId, seen }], wanted)
    for (;;) {
      const change = mutations.get().get(orderId)
      if (change?.phase !== 'overtaken') break
      overtaken += 1
      if (random.chance(0.5)) break
      seen = change.current
      await mutations.set([{ orderId, seen }], wanted)
    }
  }
  return overtaken
}

test(`ADM-14 ${RUNS} interleavings of two administrators: no status is overwritten that was not seen`, {
  timeout: HOUR_MS,
}, async () => {
  let overtaken = 0
  for (let run = 0; run < RUNS; run += 1) {
    const random = createRandom(`status ${run}`)
    const work = async (turn: Turn) => {
      overtaken += await pickStatuses(turn, random)
    }
    await interleave(random, [work, work])
  }
  expect(overtaken, 'it did happen').toBeGreaterThan(0)
})
