import { z } from 'zod/mini'
import type { AttemptedCharge, ChargeOutcome } from '../payment-provider'

const transactionSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  processorResponseCode: z.nullish(z.string()),
  processorResponseText: z.nullish(z.string()),
  gatewayRejectionReason: z.nullish(z.string()),
})

const saleSchema = z.looseObject({
  success: z.boolean(),
  message: z.optional(z.string()),
  transaction: z.nullish(transactionSchema),
  errors: z.optional(z.custom<{ deepErrors(): unknown }>(hasDeepErrors)),
})

const deepErrorsSchema = z.array(
  z.looseObject({ code: z.string(), attribute: z.string(), message: z.string() }),
)

const NONCE_USED = '91564'
const TAKEN = new Set([
  'authorized',
  'authorizing',
  'submitted_for_settlement',
  'settling',
  'settled',
  'settlement_pending',
  'settlement_confirmed',
])

/** Reads what the SDK answered to a sale. */
export function readSale(result: unknown): ChargeOutcome {
  const { transaction, errors, message } = saleSchema.parse(result)
  if (transaction) return readTransaction(transaction)
  const [first] = deepErrorsSchema.parse(errors?.deepErrors() ?? [])
  if (first?.code === NONCE_USED) return { kind: 'nonce-used' }
  return {
    kind: 'invalid',
    field: first?.attribute === 'amount' ? 'amount' : 'paymentMethodNonce',
    reason: first?.message ?? message ?? 'was not accepted by the provider.',
  }
}

/** Reads a transaction as the SDK has it. */
export function readTransaction(value: unknown): AttemptedCharge {
  const transaction = transactionSchema.parse(value)
  const { id: transactionId, status, processorResponseCode: code } = transaction
  if (TAKEN.has(status)) return { kind: 'charged', transactionId }
  if (status === 'gateway_rejected') {
    const reason = `gateway rejected (${transaction.gatewayRejectionReason ?? 'no reason given'})`
    return { kind: 'declined', transactionId, reason }
  }
  const reason = transaction.processorResponseText ?? status
  return { kind: 'declined', transactionId, reason, ...(code ? { code } : {}) }
}

function hasDeepErrors(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'deepErrors' in value
}
