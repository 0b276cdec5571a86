import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../../../../mocks/api/database/database'
import { charges } from '../../../../mocks/api/database/tables/charges'
import { orders } from '../../../../mocks/api/database/tables/orders'
import { rateLimits } from '../../../../mocks/api/database/tables/rate-limits'
import { chargeCustomer } from '../../../../mocks/api/payment/charge/charge'
import { resolveOpenCharges } from '../../../../mocks/api/payment/charge/resolve'
import type { PaymentProvider } from '../../../../mocks/api/payment/payment-provider'
import { createBraintreeProvider } from '../../../../mocks/api/payment/real-provider/braintree-provider'
import { openTestDatabase } from '../../support/open-database'
import { seedShelf } from '../../support/seed-shelf'
import { startWire, type Wire } from '../wire/start-wire'
import { createWireGateway, type WireGateway } from '../wire/wire-gateway'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** How long calls wait for the gateway. */
export interface Patience {
  /** In a silence. */
  readonly timeoutMs: number
  /** For a whole answer. */
  readonly answerTimeoutMs: number
}

/** As a shop waits, so that a busy machine is taken for no trouble. */
const PATIENT: Patience = { timeoutMs: 30_000, answerTimeoutMs: 60_000 }

export const PRICE_CENTS = 1_000

/** The shop's payments over the published SDK, an HTTP connection and the wire's gateway, with a clock of its own. */
export interface WireShop {
  readonly open: OpenDatabase
  readonly wire: Wire
  readonly gateway: WireGateway
  readonly payments: PaymentProvider
  readonly services: Parameters<typeof resolveOpenCharges>[0] & Parameters<typeof chargeCustomer>[0]
  wait(ms: number): void
  pay(nonce: string, amountCents?: number): ReturnType<typeof chargeCustomer>
  /** What each process does every minute. */
  resolve(): Promise<number>
  readCharges(nonce: string): Promise<(typeof charges.$inferSelect)[]>
}

/** Opens a shop on a database that may have been used before. */
export async function openWireShop(
  open: OpenDatabase,
  { timeoutMs, answerTimeoutMs } = PATIENT,
): Promise<WireShop> {
  const { database } = open
  for (const table of [orders, charges, rateLimits]) await database.delete(table)
  let nowMs = Date.now()
  let elapsedMs = 0
  const now = () => new Date(nowMs)
  const gateway = createWireGateway(now)
  const wire = await startWire(gateway, timeoutMs)
  const payments = createBraintreeProvider(wire.sdk, {
    merchantAccountId: 'shop_usd',
    takesTestNonces: false,
    answerTimeoutMs,
  })
  const waiting = {
    elapsedMs: () => elapsedMs,
    // A second of the shop's clock each time.
    pause: async () => {
      elapsedMs += 1_000
      nowMs += 1_000
    },
  }
  const services = { database, payments, now, log: () => undefined, waiting }
  return {
    open,
    wire,
    gateway,
    payments,
    services,
    wait: (ms) => {
      nowMs += ms
    },
    pay: (nonce, amountCents = PRICE_CENTS) =>
      chargeCustomer(services, { userId: 'usr_bea', amountCents, nonce }),
    resolve: () => resolveOpenCharges(services, 2 * MINUTE_MS),
    readCharges: (nonce) => database.select().from(charges).where(eq(charges.nonce, nonce)),
  }
}

/** The database of a test file. */
export async function openShelf(): Promise<OpenDatabase> {
  const open = await openTestDatabase()
  await seedShelf(open.database, PRICE_CENTS)
  return open
}
