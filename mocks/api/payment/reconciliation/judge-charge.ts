import type { ChargeRow } from '../../database/tables/charges'
import type { OrderRow } from '../../database/tables/orders'
import { assertNever } from '../../lib/assert-never'
import { SHOP_CURRENCY } from '../../lib/money'
import { UNORDERED_FOR_MS } from '../charge/reverse'
import type { ProviderTransaction } from '../payment-provider'
import type { Finding, FindingKind, Repair } from './finding'

export type KnownOrder = Pick<OrderRow, 'id' | 'amountCents' | 'transactionId' | 'createdAt'>

/** All that is known of one charge. */
export interface ChargeRecords {
  readonly charge: ChargeRow
  readonly order: KnownOrder | undefined
  /** Those of the provider that carry the charge's id, and the one that the charge names. */
  readonly transactions: readonly ProviderTransaction[]
}

/** Compares what the shop and the provider say of a charge; a charge that both agree on is no finding. */
export function judgeCharge(books: ChargeRecords, now: Date): readonly Finding[] {
  const { charge, transactions } = books
  // Nobody was asked for the money of these: they are free, or from before the shop had its database.
  if (charge.nonceUse === 'none' || charge.amountCents === 0) return []
  const own = findOwn(books)
  const main = judgeOwn(books, own, now)
  const surplus = transactions.filter((other) => other !== own && other.state === 'taken')
  const isResolved = charge.status !== 'pending'
  return [
    ...(main ? [main] : []),
    ...surplus.map((transaction) =>
      describe('taken-twice', books, transaction, isResolved ? 'give-back-transaction' : null),
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
  books: ChargeRecords,
  own: ProviderTransaction | undefined,
  now: Date,
): Finding | undefined {
  const { charge, order } = books
  const isTaken = own?.state === 'taken'
  if (order && charge.status !== 'charged') {
    return describe('order-without-money', books, own, null)
  }
  switch (charge.status) {
    case 'pending': {
      if (own && own.state !== 'open') return describe('charge-unsettled', books, own, 'settle')
      const kind = charge.mayBeTaken ? 'charge-likely-taken' : 'charge-hangs'
      return describe(kind, books, own, 'settle')
    }
    case 'charged':
      return isTaken ? judgeTaken(books, own, now) : judgeMissing(books, own)
    case 'declined':
      if (!isTaken) return undefined
      return describe('taken-despite-decline', books, own, 'give-back-transaction')
    case 'voiding':
      return describe('refund-hangs', books, own, 'give-back')
    case 'voided':
      return isTaken ? describe('refund-missing', books, own, 'give-back-transaction') : undefined
    default:
      return assertNever(charge.status)
  }
}

/** The shop says that it has the money, and so does the provider: is it the right one, and what for? */
function judgeTaken(
  books: ChargeRecords,
  own: ProviderTransaction,
  now: Date,
): Finding | undefined {
  const { charge, order } = books
  const repair = order ? null : 'give-up-order'
  if (own.currency !== SHOP_CURRENCY) return describe('currency-differs', books, own, repair)
  if (own.amountCents !== charge.amountCents) return describe('amount-differs', books, own, repair)
  if (order) {
    return order.amountCents === charge.amountCents
      ? undefined
      : describe('amount-differs', books, own, null)
  }
  const isDue = now.getTime() - charge.updatedAt.getTime() > UNORDERED_FOR_MS
  return describe('money-without-order', books, own, isDue ? 'give-up-order' : null)
}

/** The shop says that it has the money, and the provider does not. */
function judgeMissing(books: ChargeRecords, own: ProviderTransaction | undefined): Finding {
  if (books.order) return describe('order-without-money', books, own, null)
  return own?.state === 'returned'
    ? describe('refund-unrecorded', books, own, 'note-return')
    : describe('unknown-at-provider', books, own, null)
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
