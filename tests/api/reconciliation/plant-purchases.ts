import type { Database } from '../../../mocks/api/database/database'
import { charges } from '../../../mocks/api/database/tables/charges'
import { gatewayTransactions } from '../../../mocks/api/database/tables/gateway'
import { orders } from '../../../mocks/api/database/tables/orders'
import type { TransactionRecord } from '../../../mocks/braintree/gateway/store'
import type { GoodPurchase, PlantedTransaction, Purchase, Truth } from './plant'
import { PLANTS } from './plants'

/** A finding that has to be made, as far as it can be told ahead. */
export interface Expected extends Truth {
  readonly name: string
  readonly chargeId: string | null
  readonly transactionId: string | null
  readonly orderId: string | null
}

const HOUR_MS = 3_600_000
const ROWS_PER_INSERT = 500

/** Writes so many purchases into the shop's tables and the simulated provider's: every plant in turn. */
export async function plantPurchases(
  database: Database,
  count: number,
  now: Date,
): Promise<readonly Expected[]> {
  const expected: Expected[] = []
  const purchases: Purchase[] = []
  for (let i = 0; i < count; i++) {
    const plant = PLANTS[i % PLANTS.length]
    if (!plant) throw new Error('There are no plants')
    const good = createGood(i, now)
    const purchase = plant.change(good)
    purchases.push(purchase)
    if (plant.truth) expected.push(expect(plant.name, plant.truth, purchase))
  }
  await insertAll(
    purchases.flatMap(({ charge }) => charge ?? []),
    (rows) => database.insert(charges).values(rows),
  )
  await insertAll(
    purchases.flatMap(({ order }) => order ?? []),
    (rows) =>
      database
        .insert(orders)
        .values(rows.map((order) => ({ ...ORDER, ...order, createdAt: hoursAgo(now, 3) }))),
  )
  await insertAll(
    purchases.flatMap(({ transactions }) => transactions),
    (rows) =>
      database.insert(gatewayTransactions).values(
        rows.map((planted) => ({
          id: planted.id,
          orderId: planted.orderId,
          record: toRecord(planted, hoursAgo(now, 3)),
          voidedAt: planted.isVoided ? hoursAgo(now, 2) : null,
        })),
      ),
  )
  return expected
}

const ORDER = { userId: 'usr_sam', lines: [], address: '1 Market Street' }

function hoursAgo(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS)
}

/** Paid and ordered three hours ago. */
function createGood(i: number, now: Date): GoodPurchase {
  const amountCents = 100 + ((i * 7_919) % 100_000)
  const at = hoursAgo(now, 3)
  const transactionId = `txn_${i}`
  return {
    now,
    charge: {
      id: `chg_${i}`,
      userId: 'usr_sam',
      nonce: `nonce_${i}`,
      nonceUse: 'once',
      amountCents,
      status: 'charged',
      transactionId,
      orderedAt: at,
      createdAt: at,
      updatedAt: at,
    },
    order: { id: `ord_${i}`, transactionId, amountCents, status: 'Not processed' },
    transaction: {
      id: transactionId,
      orderId: `chg_${i}`,
      amountCents,
      currency: 'USD',
      isDeclined: false,
      isVoided: false,
    },
  }
}

function expect(name: string, truth: Truth, { charge, order, transactions }: Purchase): Expected {
  const transactionId =
    transactions.at(-1)?.id ?? charge?.transactionId ?? order?.transactionId ?? null
  return {
    ...truth,
    name,
    chargeId:
      charge?.id ?? (truth.kind === 'unknown-here' ? (transactions[0]?.orderId ?? null) : null),
    transactionId,
    orderId: order?.id ?? null,
  }
}

function toRecord(planted: PlantedTransaction, at: Date): TransactionRecord {
  return {
    id: planted.id,
    orderId: planted.orderId,
    status: planted.isDeclined ? 'processor_declined' : 'submitted_for_settlement',
    amountCents: planted.amountCents,
    currencyIsoCode: planted.currency,
    paymentMethodNonce: `nonce of ${planted.id}`,
    instrument: { kind: 'paypal', email: 'sam@example.org', payerId: 'SAM', isCredit: false },
    customerId: 'usr_sam',
    processorResponseCode: planted.isDeclined ? '2000' : '1000',
    processorResponseText: planted.isDeclined ? 'Do Not Honor' : 'Approved',
    gatewayRejectionReason: null,
    createdAt: at.toISOString(),
  }
}

async function insertAll<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await insert(rows.slice(from, from + ROWS_PER_INSERT))
  }
}
