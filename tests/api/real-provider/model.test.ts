import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../../mocks/api/database/database'
import { charges } from '../../../mocks/api/database/tables/charges'
import { chargeCustomer } from '../../../mocks/api/payment/charge/charge'
import { resolveCharge } from '../../../mocks/api/payment/charge/resolve'
import type { PaymentProvider } from '../../../mocks/api/payment/payment-provider'
import { isLong } from '../../length'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  openShelf,
  openWireShop,
  type WireShop,
} from './support/wire-shop'
import { answerXml } from './wire/wire-answer'

if (isLong) vi.setConfig({ testTimeout: 1_800_000 })

/** What happens to a shop, its processes and the connection between it and the gateway. */
type Event =
  /** A shopper's page asks to pay by one of its nonces, and this goes wrong with the sale. */
  | { readonly kind: 'pay'; readonly nonce: number; readonly trouble: Trouble }
  /** The same, twice at once. */
  | { readonly kind: 'pay-twice'; readonly nonce: number; readonly trouble: Trouble }
  | { readonly kind: 'wait'; readonly ms: number }
  /** What each process does every minute. */
  | { readonly kind: 'settle' }
  /** How late the search is from now on. */
  | { readonly kind: 'lag'; readonly ms: number }

type Trouble =
  | 'none'
  | 'drop'
  | 'lose-answer'
  | 'refused-429'
  | 'refused-500'
  | 'authorizing'
  /** The process ends before it has asked, or after it, and writes nothing down any more. */
  | 'dies-before'
  | 'dies-after'

const NONCES = 2
const troubles = fc.constantFrom<Trouble>(
  'none',
  'none',
  'drop',
  'lose-answer',
  'lose-answer',
  'refused-429',
  'refused-500',
  'authorizing',
  'dies-before',
  'dies-after',
)
const times = fc.constantFrom(2_000, 3 * MINUTE_MS, 5 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 4 * DAY_MS)
const nonce = fc.nat(NONCES - 1)
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay'), nonce, trouble: troubles }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pay-twice'), nonce, trouble: troubles }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), ms: times }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lag'), ms: times }) },
)

/** What has lost money before: asked again or not, and the search days behind. */
const KNOWN_TROUBLE: [Event[], boolean, number][] = [
  [
    [
      { kind: 'pay', nonce: 0, trouble: 'lose-answer' },
      { kind: 'wait', ms: 3 * MINUTE_MS },
      { kind: 'pay', nonce: 0, trouble: 'none' },
    ],
    false,
    4 * DAY_MS,
  ],
  [
    [
      { kind: 'pay', nonce: 0, trouble: 'dies-after' },
      { kind: 'wait', ms: DAY_MS },
      { kind: 'settle' },
      { kind: 'wait', ms: 2 * DAY_MS },
      { kind: 'settle' },
    ],
    true,
    4 * DAY_MS,
  ],
]

let open: OpenDatabase

beforeAll(async () => {
  open = await openShelf()
})
afterAll(() => open.close())

/** Of a process that is gone nothing comes any more, and nothing of it is written down. */
class Death extends Error {}

function dying(payments: PaymentProvider, trouble: Trouble): PaymentProvider {
  return {
    ...payments,
    async charge(request) {
      if (trouble === 'dies-before') throw new Death()
      const outcome = await payments.charge(request)
      if (trouble === 'dies-after') throw new Death()
      return outcome
    },
  }
}

function trouble(shop: WireShop, kind: Trouble): void {
  shop.gateway.status = kind === 'authorizing' ? kind : undefined
  shop.wire.misbehave = ({ method, path }) => {
    if (method !== 'POST' || path !== '/transactions') return undefined
    if (kind === 'drop' || kind === 'lose-answer') return { kind }
    if (kind === 'refused-429') return { kind: 'refuse', answer: answerXml(429, 'error', 'no') }
    if (kind === 'refused-500') return { kind: 'refuse', answer: answerXml(500, 'error', 'no') }
    return undefined
  }
}

/** What a shopper is told of a request: that it is paid, that it is not, or neither. */
async function pay(shop: WireShop, paymentNonce: string, kind: Trouble) {
  trouble(shop, kind)
  const services = { ...shop.services, payments: dying(shop.payments, kind) }
  const request = { userId: 'usr_bea', amountCents: 1_000, nonce: paymentNonce }
  const answer = await chargeCustomer(services, request).catch((fault: unknown) => fault)
  trouble(shop, 'none')
  return answer
}

async function run(shop: WireShop, nonces: readonly string[], event: Event): Promise<void> {
  switch (event.kind) {
    case 'pay':
    case 'pay-twice': {
      const times = event.kind === 'pay' ? 1 : 2
      const asked = Array.from({ length: times }, () =>
        pay(shop, nonces[event.nonce] ?? '', event.trouble),
      )
      for (const answer of await Promise.all(asked)) await checkResponse(shop, answer)
      return
    }
    case 'wait':
      return shop.wait(event.ms)
    case 'settle':
      await shop.resolve()
      return
    case 'lag':
      shop.gateway.searchLagMs = event.ms
  }
}

/** Nobody is told that he has paid who has not, nor that nothing was taken of what was. */
async function checkResponse(shop: WireShop, answer: unknown): Promise<void> {
  const told = answer instanceof Error ? { kind: answer.name } : answer
  expect(told).toHaveProperty('kind')
  if (typeof told !== 'object' || told === null || !('charge' in told)) return
  expect(told).toMatchObject({ charge: { status: 'charged', transactionId: expect.any(String) } })
  await checkBooks(shop)
}

/** At every moment: each transaction has one charge that is open or knows it, and no charge has two. */
async function checkBooks({ gateway, services }: WireShop): Promise<void> {
  const rows = await services.database.select().from(charges)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const sold = [...gateway.transactions.values()]
  expect(new Set(sold.map(({ orderId }) => orderId)).size).toBe(sold.length)
  for (const { id, orderId, status } of sold) {
    const row = byId.get(orderId ?? '')
    expect(row, `the charge of ${id}`).toBeDefined()
    if (row?.status !== 'pending')
      expect(row).toMatchObject({ status: 'charged', transactionId: id })
    if (status === 'authorizing') expect(row?.status).toBe('pending')
  }
  for (const row of rows) {
    if (row.status === 'charged')
      expect(gateway.transactions.has(row.transactionId ?? '')).toBe(true)
  }
}

/** In the end, when the search knows all and what was being authorized is: every charge that was taken is known. */
async function checkEnd(shop: WireShop): Promise<void> {
  for (const transaction of shop.gateway.transactions.values()) {
    if (transaction.status === 'authorizing') transaction.status = 'submitted_for_settlement'
  }
  shop.gateway.searchLagMs = 0
  shop.wait(3 * MINUTE_MS)
  for (const row of await shop.services.database.select().from(charges)) {
    if (row.status === 'pending') await resolveCharge(shop.services, row)
  }
  await checkBooks(shop)
  const rows = await shop.services.database.select().from(charges)
  const taken = new Set([...shop.gateway.transactions.values()].map(({ orderId }) => orderId))
  for (const { id, status } of rows) expect(status).toBe(taken.has(id) ? 'charged' : 'pending')
}

test('API-8 however late the search is, whoever dies, and however often one asks: one sale for a charge, and none is forgotten', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(events, { minLength: 3, maxLength: 14 }),
      fc.constantFrom(false, false, true),
      times,
      async (happenings, hearsRequestKeys, searchLagMs) => {
        const shop = await openWireShop(open)
        try {
          Object.assign(shop.gateway, { hearsRequestKeys, searchLagMs })
          const nonces: string[] = []
          for (let i = 0; i < NONCES; i++) nonces.push(await shop.gateway.issueNonce())
          for (const event of happenings) {
            await run(shop, nonces, event)
            await checkBooks(shop)
          }
          // No nonce was sold twice, whatever charges were made of it.
          expect(shop.gateway.transactions.size).toBeLessThanOrEqual(NONCES)
          await checkEnd(shop)
        } finally {
          await shop.wire.close()
        }
      },
    ),
    { numRuns: isLong ? 1_000 : 30, examples: KNOWN_TROUBLE },
  )
})
