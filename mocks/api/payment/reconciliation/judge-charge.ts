import type { ChargeRow } from '../../database/tables/charges'
import type { OrderRow } from '../../database/tables/orders'
import { assertNever } from '../../lib/assert-never'
import { SHOP_CURRENCY } from '../../lib/money'
import { CANCELLED } from '../../order/order-rules'
import { UNORDERED_FOR_MS } from '../charge/reverse'
import type { ProviderTransaction } from '../payment-provider'
import type { Finding, FindingKind, Repair } from './finding'

export type KnownOrder = Pick<
  OrderRow,
  'id' | 'amountCents' | 'transactionId' | 'status' | 'createdAt'
>

/** The records of one charge, of the shop and of the provider. */
export interface ChargeRecords {
  readonly charge: ChargeRow
  readonly order: KnownOrder | undefined
  /** The provider's transactions with the charge's id, and the one that the charge names. */
  readonly transactions: readonly ProviderTransaction[]
}

/** Compares what the shop and the provider say of a charge; a charge that both agree on is no finding. */
export function judgeCharge(records: ChargeRecords, now: Date): readonly Finding[] {
  const { charge, transactions } = records
  // No provider was asked for these: they are free, or older than the shop's database.
  if (charge.nonceUse === 'none' || charge.amountCents === 0) return []
  const own = findOwn(records)
  const main = judgeOwn(records, own, now)
  const surplus = transactions.filter((other) => other !== own && other.state === 'taken')
  const isResolved = charge.status !== 'pending'
  return [
    ...(main ? [main] : []),
    ...surplus.map((transaction) =>
      describe('taken-twice', records, transaction, isResolved ? 'give-back-transaction' : null),
    ),
  ]
}

/** The transaction that the charge names; of one that names none, the one that took money. */
function findOwn({ charge, transactions }: ChargeRecords): ProviderTransaction | undefined {
  if (charge.transactionId !== null) {
    return transactions.find(({ transactionId }) => transactionId === charge.transactionId)
  }
  return transactions.find(({ state }) => state === 'taken') ?? transactions[0]
}

function judgeOwn(
  records: ChargeRecords,
  own: ProviderTransaction | undefined,
  now: Date,
): Finding | undefined {
  const { charge, order } = records
  const isTaken = own?.state === 'taken'
  if (order && charge.status !== 'charged') return judgeUnpaid(records, order, own)
  switch (charge.status) {
    case 'pending': {
      if (own && own.state !== 'open') return describe('charge-unsettled', records, own, 'settle')
      const kind = charge.mayBeTaken ? 'charge-likely-taken' : 'charge-hangs'
      return describe(kind, records, own, 'settle')
    }
    case 'charged':
      return isTaken ? judgeTaken(records, own, now) : judgeMissing(records, own)
    case 'declined':
      if (!isTaken) return undefined
      return describe('taken-despite-decline', records, own, 'give-back-transaction')
    case 'voiding':
      return judgeReturn(records, own)
    case 'voided':
      return isTaken ? describe('refund-missing', records, own, 'give-back-transaction') : undefined
    default:
      return assertNever(charge.status)
  }
}

/** Both say that the money was taken: compares amount, currency and order. */
function judgeTaken(
  records: ChargeRecords,
  own: ProviderTransaction,
  now: Date,
): Finding | undefined {
  const { charge, order } = records
  const repair = order ? null : 'give-up-order'
  if (own.currency !== SHOP_CURRENCY) return describe('currency-differs', records, own, repair)
  if (own.amountCents !== charge.amountCents) {
    return describe('amount-differs', records, own, repair)
  }
  if (order) {
    return order.amountCents === charge.amountCents
      ? undefined
      : describe('amount-differs', records, own, null)
  }
  const isDue = now.getTime() - charge.updatedAt.getTime() > UNORDERED_FOR_MS
  return describe('money-without-order', records, own, isDue ? 'give-up-order' : null)
}

/** The shop says that the money was taken, and the provider does not. */
function judgeMissing(
  records: ChargeRecords,
  own: ProviderTransaction | undefined,
): Finding | undefined {
  if (records.order) return judgeUnpaid(records, records.order, own)
  return own?.state === 'returned'
    ? describe('refund-unrecorded', records, own, 'note-return')
    : describe('unknown-at-provider', records, own, null)
}

/** Whoever cancels an order gives its money back at the provider: then both sides agree. */
function judgeUnpaid(
  records: ChargeRecords,
  order: KnownOrder,
  own: ProviderTransaction | undefined,
): Finding | undefined {
  return order.status === CANCELLED && own?.state === 'returned'
    ? undefined
    : describe('order-without-money', records, own, null)
}

/** The shop has begun to give the money back, which only the provider that took it can do. */
function judgeReturn(records: ChargeRecords, own: ProviderTransaction | undefined): Finding {
  return own || records.charge.transactionId === null
    ? describe('refund-hangs', records, own, 'give-back')
    : describe('unknown-at-provider', records, own, null)
}

function describe(
  kind: FindingKind,
  { charge, order }: ChargeRecords,
  transaction: ProviderTransaction | undefined,
  repair: Repair | null,
): Finding {
  return {
    kind,
    chargeId: charge.id,
    transactionId: transaction?.transactionId ?? charge.transactionId,
    orderId: order?.id ?? null,
    amountCents: transaction?.amountCents ?? charge.amountCents,
    currency: transaction?.currency ?? SHOP_CURRENCY,
    since: charge.updatedAt,
    repair,
  }
}
