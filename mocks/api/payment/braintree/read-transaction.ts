import { z } from 'zod/mini'
import { toCents } from '../../money'
import type { AttemptedCharge, ProviderTransaction } from '../payment-provider'

export const transactionSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  /** A decimal number, such as `12.50`. */
  amount: z.string(),
  currencyIsoCode: z.string(),
  orderId: z.nullish(z.string()),
  createdAt: z.optional(z.string()),
  refundIds: z.nullish(z.array(z.string())),
  processorResponseCode: z.nullish(z.string()),
  processorResponseText: z.nullish(z.string()),
  gatewayRejectionReason: z.nullish(z.string()),
})

const TAKEN = new Set([
  'authorized',
  'submitted_for_settlement',
  'settling',
  'settled',
  'settlement_pending',
  'settlement_confirmed',
])
/** One that stays `authorizing` is for Braintree's support to look into; of what it does not know it says nothing. */
const OPEN = new Set(['authorizing', 'unrecognized'])

/** Reads a transaction as the SDK has it; `undefined` while it is not decided whether it takes money. */
export function readTransaction(value: unknown): AttemptedCharge | undefined {
  const transaction = transactionSchema.parse(value)
  const { id: transactionId, status, processorResponseCode: code } = transaction
  if (OPEN.has(status)) return undefined
  if (TAKEN.has(status)) {
    const amountCents = toCents(Number(transaction.amount))
    return { kind: 'charged', transactionId, amountCents, currency: transaction.currencyIsoCode }
  }
  if (status === 'gateway_rejected') {
    const { gatewayRejectionReason: rejection } = transaction
    const reason = `gateway rejected (${rejection ?? 'no reason given'})`
    return { kind: 'declined', transactionId, reason, ...(rejection ? { code: rejection } : {}) }
  }
  const reason = transaction.processorResponseText ?? status
  return { kind: 'declined', transactionId, reason, ...(code ? { code } : {}) }
}

/** Reads a transaction of the SDK as one to compare with the shop's own. */
export function toProviderTransaction(value: unknown): ProviderTransaction {
  const { id, status, amount, currencyIsoCode, orderId, createdAt, refundIds } =
    transactionSchema.parse(value)
  return {
    transactionId: id,
    chargeId: orderId ?? null,
    state: toState(status, refundIds ?? []),
    amountCents: toCents(Number(amount)),
    currency: currencyIsoCode,
    createdAt: new Date(createdAt ?? 0),
  }
}

function toState(status: string, refundIds: readonly string[]): ProviderTransaction['state'] {
  if (OPEN.has(status)) return 'open'
  if (status === 'voided') return 'returned'
  if (!TAKEN.has(status)) return 'untaken'
  return refundIds.length > 0 ? 'returned' : 'taken'
}
