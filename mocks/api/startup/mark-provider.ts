import { and, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import type { BraintreeKeys } from '../configuration'
import type { Database } from '../database/database'
import { charges } from '../database/tables/charges'
import { orders } from '../database/tables/orders'
import { settings } from '../database/tables/settings'
import type { Log } from '../http/log'
import type { DataKind } from './start-situation'

const PROVIDER = 'payment-provider'

/** Who takes the money, in words that are the same for as long as the charges can be found there. */
export function nameProvider(braintree: BraintreeKeys | undefined): string {
  if (!braintree) return 'simulated'
  return `Braintree ${braintree.environment}, merchant ${braintree.merchantId}`
}

/** Who took the money when the data was last opened for it; `undefined` where an earlier version did not write it down. */
export async function findProvider(database: Database): Promise<string | undefined> {
  const [mark] = await database.select().from(settings).where(eq(settings.key, PROVIDER))
  return mark?.value
}

/**
 * Stores who takes the money from now on. What another one took and has no order would buy goods here for play money, and
 * nobody here can give it back: it is closed. Real money stays good for an order, as a person may have named the wrong keys.
 *
 * @param data what it was before this start
 */
export async function markProvider(
  { database, log, now }: { readonly database: Database; readonly log: Log; now(): Date },
  data: DataKind,
  { braintree, isForReal }: { readonly braintree?: BraintreeKeys | undefined; isForReal: boolean },
): Promise<void> {
  const value = nameProvider(braintree)
  const before = (await findProvider(database)) ?? (data === 'demonstration' ? UNKNOWN : undefined)
  if (before === value) return
  await database
    .insert(settings)
    .values({ key: PROVIDER, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
  // A demonstration goes on with what an earlier version of it has charged.
  if (before === undefined || (before === UNKNOWN && !isForReal)) return
  const change = { level: 'warn', event: 'payment-provider-changed', before, now: value } as const
  if (before.startsWith(REAL)) return log({ ...change, message: REAL_MONEY_STAYS })
  const charges = await closeUnordered(database, now())
  log({ ...change, message: PLAY_MONEY_IS_CLOSED, closedCharges: charges.length, charges })
}

const REAL = 'Braintree production'
const UNKNOWN = 'a demonstration'

const REAL_MONEY_STAYS =
  'Orders can still be made of what the one before took. What has none within a day can’t be given back with these keys (charge-left-open): give it back in the control panel of the one before, with the charge as the order id, then run npm run reconcile -- --settle CHARGE not-taken.'
const PLAY_MONEY_IS_CLOSED =
  'The one before took no real money: no order can be made any more of its charges that had none. Orders that were made stay.'

/** One statement: of an order that is placed at this moment, the charge is read again once it is. */
async function closeUnordered(database: Database, now: Date): Promise<readonly string[]> {
  const isPending = sql`${charges.status} = 'pending'`
  const ofCharge = database
    .select({ one: sql`1` })
    .from(orders)
    .where(eq(orders.transactionId, charges.transactionId))
  const closed = await database
    .update(charges)
    .set({
      status: sql`case when ${isPending} then 'declined' else 'voided' end`,
      declineReason: sql`case when ${isPending} then 'the shop has changed its payment provider' end`,
      updatedAt: now,
    })
    .where(
      and(
        gt(charges.amountCents, 0),
        or(
          inArray(charges.status, ['pending', 'voiding']),
          and(eq(charges.status, 'charged'), isNull(charges.orderedAt)),
        ),
        notExists(ofCharge),
      ),
    )
    .returning({ id: charges.id })
  return closed.map(({ id }) => id)
}
