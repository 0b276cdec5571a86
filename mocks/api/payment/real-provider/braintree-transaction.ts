import { z } from 'zod/mini'
import { toCents } from '../../lib/money'
import type { ChargeOutcome, ProviderCharge, ProviderTransaction } from '../payment-provider'

/** What is read of a transaction; other fields are ignored. */
const transactionSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  /** A sale, or a credit: a refund carries the order id of what it refunds. */
  type: z.nullish(z.string()),
  /** A decimal number, such as `12.50`. */
  amount: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  currencyIsoCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  orderId: z.nullish(z.string()),
  createdAt: z.nullish(z.string()),
  refundIds: z.nullish(z.array(z.string())),
  processorResponseCode: z.nullish(z.string()),
  processorResponseText: z.nullish(z.string()),
  gatewayRejectionReason: z.nullish(z.string()),
})

export type BraintreeTransaction = z.infer<typeof transactionSchema>

const TAKEN: ReadonlySet<string> = new Set([
  'authorized',
  'submitted_for_settlement',
  'settling',
  'settled',
  'settlement_pending',
  'settlement_confirmed',
])
const UNTAKEN: ReadonlySet<string> = new Set([
  'authorization_expired',
  'failed',
  'gateway_rejected',
  'processor_declined',
  'settlement_declined',
])
/** The gateway takes it for a duplicate of another sale, whose outcome it does not say. */
const DUPLICATE = 'duplicate'

/** @throws ZodError when it is no transaction */
export function parseTransaction(value: unknown): BraintreeTransaction {
  return transactionSchema.parse(value)
}

/**
 * The state of a sale. `authorizing`, the SDK's `unrecognized` and statuses that are newer than this code are `open`.
 */
export function toState(transaction: BraintreeTransaction): ProviderTransaction['state'] {
  const { status, gatewayRejectionReason, refundIds } = transaction
  if (status === 'voided') return 'returned'
  if (TAKEN.has(status)) return (refundIds ?? []).length > 0 ? 'returned' : 'taken'
  return UNTAKEN.has(status) && gatewayRejectionReason !== DUPLICATE ? 'untaken' : 'open'
}

/** Reads a sale as a charge. */
export function toProviderCharge(transaction: BraintreeTransaction): ProviderCharge {
  const { id: transactionId, status, amount, currencyIsoCode: currency } = transaction
  if (toState(transaction) === 'open') return { kind: 'open', transactionId }
  if (TAKEN.has(status)) {
    return { kind: 'charged', transactionId, amountCents: toCents(Number(amount)), currency }
  }
  return toDecline(transaction)
}

/** Reads a sale as a transaction to compare with the shop's records. */
export function toProviderTransaction(transaction: BraintreeTransaction): ProviderTransaction {
  const { id, amount, currencyIsoCode, orderId, createdAt } = transaction
  const createdMs = Date.parse(createdAt ?? '')
  return {
    transactionId: id,
    chargeId: orderId ?? null,
    state: toState(transaction),
    amountCents: toCents(Number(amount)),
    currency: currencyIsoCode,
    // One without a date is from before anything that is still under way.
    createdAt: new Date(Number.isNaN(createdMs) ? 0 : createdMs),
  }
}

function toDecline(transaction: BraintreeTransaction): ChargeOutcome {
  const { id: transactionId, status, processorResponseCode: code } = transaction
  if (status === 'gateway_rejected') {
    const { gatewayRejectionReason: rejection } = transaction
    const reason = `gateway rejected (${rejection ?? 'no reason given'})`
    return { kind: 'declined', transactionId, reason, ...(rejection ? { code: rejection } : {}) }
  }
  const reason = transaction.processorResponseText || status
  return { kind: 'declined', transactionId, reason, ...(code ? { code } : {}) }
}
