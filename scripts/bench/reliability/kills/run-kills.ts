import { setTimeout as pause } from 'node:timers/promises'
import { createRandom, type Random } from '../../../../mocks/api/database/seed/random'
import { sendTo } from '../service/send-to'
import { ADMIN, enterShop, type Send } from '../service/shop-client'
import { type Service, startService } from '../service/start-service'
import { type Audit, auditPurchases } from './audit-purchases'
import { buyUntilKilled, type Purchase, stockUntilKilled } from './write-until-killed'

export interface KillsResult extends Audit {
  readonly kills: number
  /** Starts after a kill that did not bring the shop back; the run ends with one. */
  readonly failedStarts: number
  readonly purchases: number
  /** What the services logged as faults before they were killed. */
  readonly faults: string
}

const PRICE = 4
const STOCK = 1_000_000
const LONGEST_WRITING_MS = 400

/** Kills the service at random moments while it writes, starts it again, and audits it, so many times. */
export async function runKills(
  dataDirectory: string,
  kills: number,
  seed: string,
): Promise<KillsResult> {
  const random = createRandom(seed)
  const sum = { kills: 0, failedStarts: 0, purchases: 0, lost: 0, halfOrders: 0, untraced: 0 }
  let faults = ''
  let service = await startService({ dataDirectory })
  try {
    while (sum.kills < kills) {
      const stall = await openStall(sendTo(service))
      const purchases = await writeUntilKilled(service, stall, random)
      sum.kills += 1
      sum.purchases += purchases.length
      faults += service.faults()
      const next = await startAgain(dataDirectory)
      if (!next) return { ...sum, failedStarts: 1, faults }
      service = next
      const audit = await audited(service, stall, purchases)
      sum.lost += audit.lost
      sum.halfOrders += audit.halfOrders
      sum.untraced += audit.untraced
    }
    return { ...sum, faults: faults + service.faults() }
  } finally {
    await service.kill()
  }
}

type Stall = Awaited<ReturnType<typeof openStall>>

async function writeUntilKilled(service: Service, stall: Stall, random: Random) {
  const purchases: Purchase[] = []
  const { buyer, admin, product } = stall
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const note = (purchase: Purchase) => {
    purchases.push(purchase)
    begin()
  }
  const writing = Promise.all([
    buyUntilKilled(buyer, product._id, PRICE, note),
    stockUntilKilled(admin, sendTo(service)),
  ])
  // Counted from the first purchase: on a busy machine a kill could otherwise come before anything is written.
  await Promise.race([begun, writing])
  await pause(random.between(0, LONGEST_WRITING_MS))
  await service.kill()
  await writing
  return purchases
}

async function startAgain(dataDirectory: string): Promise<Service | undefined> {
  try {
    return await startService({ dataDirectory })
  } catch (error) {
    // A failed restart is what this bench looks for.
    console.error(error)
    return undefined
  }
}

async function audited(service: Service, { email, product }: Stall, purchases: Purchase[]) {
  const send = sendTo(service)
  const buyer = await enterShop(send, { email, password: PASSWORD })
  return auditPurchases(send, buyer, product, purchases)
}

const PASSWORD = 'right-enough'

async function openStall(send: Send) {
  const admin = await enterShop(send, ADMIN)
  const product = await admin.createProduct(PRICE, STOCK)
  const email = `${crypto.randomUUID()}@example.org`
  const buyer = await enterShop(send, { name: 'Bea Buyer', email, password: PASSWORD })
  return { product, buyer, admin, email }
}
