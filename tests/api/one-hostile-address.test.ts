import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type RunningAttacks,
  runAttacks,
} from '../../scripts/bench/reliability/attack/attacker/run-attacks'
import { createAttacks } from '../../scripts/bench/reliability/attack/attacks/attacks'
import {
  hasShopperAddresses,
  shopperAddress,
} from '../../scripts/bench/reliability/attack/shop/ip-addresses'
import { prepareShop } from '../../scripts/bench/reliability/attack/shop/prepare-shop'
import type { ShopFacts } from '../../scripts/bench/reliability/attack/shop/shop-facts'
import { startShop } from '../../scripts/bench/reliability/attack/shop/start-shop'
import { sendTo } from '../../scripts/bench/reliability/service/send-to'
import {
  enterShop,
  type Send,
  showProduct,
} from '../../scripts/bench/reliability/service/shop-client'
import type { Service } from '../../scripts/bench/reliability/service/start-service'

// The short form of the attacks of `npm run bench -- reliability`, at default limits and password cost. It counts what
// is done for the attacker in between and times nothing, so that it holds on a busy machine.

const PATIENCE_MS = 120_000
const CONNECTIONS = 40
const PRODUCTS = 2_000
/** Two hashes are under way when somebody comes, and some more are done meanwhile; all that wait are no taking of turns. */
const MOST_HASHES_BETWEEN = CONNECTIONS / 4
/** The parts of a list take turns with other reads, so some lists end in between. */
const MOST_READS_BETWEEN = CONNECTIONS / 2
const HELD_CONNECTIONS = 200
const MOST_HELD_MB = 64
const BYTES_PER_MB = 1024 * 1024

const HASHES = ['own sign-ins', 'wrong passwords', 'sign-ups', 'password changes']
const READS = ['whole lists']
const BODIES = ['dripped sign-ins', 'dripped filters', 'dripped orders', 'dripped uploads']
/** Of senders who may not send that, or not so much. */
const UNREAD = ['401', '403', '413']

describe.skipIf(!(await hasShopperAddresses()))('while one address attacks', () => {
  let directory: string
  let shop: Service
  let facts: ShopFacts
  let running: RunningAttacks | undefined

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'prompt-bazaar-'))
    shop = await startShop(directory, { productCount: PRODUCTS, hasPages: false })
    facts = await prepareShop(shop, { shoppers: 1, attackers: 4 })
  })
  afterEach(() => running?.stop())
  afterAll(async () => {
    await shop.kill()
    await rm(directory, { recursive: true })
  })

  function attack(names: readonly string[], connections: number): RunningAttacks {
    const chosen = createAttacks(facts).filter(({ name }) => names.includes(name))
    expect(chosen).toHaveLength(names.length)
    running = runAttacks(Number(new URL(shop.origin).port), chosen, connections)
    return running
  }

  /** Does what a shopper does at an address of their own, over a new connection; whatever is refused throws. */
  async function asShopper<Result>(work: (send: Send) => Promise<Result>): Promise<Result> {
    const agent = new Agent({ keepAlive: true })
    const from = { agent, localAddress: shopperAddress(0), patienceMs: PATIENCE_MS }
    try {
      return await work(sendTo(shop, from))
    } finally {
      agent.destroy()
    }
  }

  const signIn = (send: Send) => {
    const [shopper] = facts.shoppers
    if (!shopper) throw new Error('There is no shopper.')
    return enterShop(send, { email: shopper.email, password: shopper.password })
  }

  async function buy(send: Send): Promise<void> {
    const { _id, price } = facts.product
    const shopper = await signIn(send)
    const transactionId = await shopper.pay(await shopper.tokenizeCard(), price)
    await shopper.order(_id, 1, price, transactionId)
  }

  const visits: readonly Visit[] = [
    { what: 'sign in', names: HASHES, most: MOST_HASHES_BETWEEN, work: signIn },
    {
      what: 'look at a product',
      names: READS,
      most: MOST_READS_BETWEEN,
      work: (send) => showProduct(send, facts.product._id),
    },
  ]
  test.each(visits)(
    'shoppers who $what take turns with whoever attacks',
    async ({ names, most, work }) => {
      const attacks = attack(names, CONNECTIONS)
      await expect.poll(() => answered(attacks)).toBeGreaterThan(4)
      const before = done(attacks)
      await asShopper(work)
      expect(done(attacks) - before).toBeLessThanOrEqual(most)
      await expect.poll(() => refused(attacks)).toBeGreaterThan(0)
    },
  )

  test('bodies that never come to their end fill no memory', async () => {
    const before = await heldMegabytes(shop)
    const attacks = attack(BODIES, HELD_CONNECTIONS)
    // By then the shop has read whatever it reads of what came before.
    await asShopper(buy)
    await asShopper(buy)
    expect((await heldMegabytes(shop)) - before).toBeLessThan(MOST_HELD_MB)
    // What nobody may send would be refused unread, and hold nothing in any case.
    const unread = attacks
      .outcomes()
      .filter(({ answers }) => UNREAD.some((status) => answers[status]))
    expect(unread).toEqual([])
  })

  test('whoever is refused learns when to come again, and shoppers never are', async () => {
    const attacks = attack(
      createAttacks(facts).map(({ name }) => name),
      CONNECTIONS,
    )
    await expect.poll(() => answered(attacks)).toBeGreaterThan(CONNECTIONS)
    await asShopper(buy)
    await expect.poll(() => refused(attacks)).toBeGreaterThan(0)
    const outcomes = attacks.outcomes()
    expect(outcomes.filter(({ withoutRetryAfter }) => withoutRetryAfter > 0)).toEqual([])
    expect(outcomes.filter(({ answers }) => answers['500'])).toEqual([])
  })
})

interface Visit {
  readonly what: string
  readonly names: readonly string[]
  /** Answers that may be given to the attacker meanwhile. */
  readonly most: number
  work(send: Send): Promise<unknown>
}

const REFUSED = ['429', '503']

function count(attacks: RunningAttacks, isCounted: (status: string) => boolean): number {
  return attacks
    .outcomes()
    .flatMap(({ answers }) => Object.entries(answers))
    .reduce((sum, [status, times]) => sum + (isCounted(status) ? times : 0), 0)
}

const answered = (attacks: RunningAttacks) => count(attacks, () => true)
const refused = (attacks: RunningAttacks) => count(attacks, (status) => REFUSED.includes(status))
/** Answers that the shop worked for. */
const done = (attacks: RunningAttacks) => count(attacks, (status) => !REFUSED.includes(status))

async function heldMegabytes(shop: Service): Promise<number> {
  const { heapBytes, bufferBytes } = await shop.memory()
  return (heapBytes + bufferBytes) / BYTES_PER_MB
}
