import { z } from 'zod/mini'
import type { ChargeOutcome } from '../payment-provider'
import { readTransaction, transactionSchema } from './read-transaction'

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

/**
 * Reads what the SDK answered to a sale.
 *
 * @throws Error when it is no word yet whether money was taken
 */
export function readSale(result: unknown): ChargeOutcome {
  const { transaction, errors, message } = saleSchema.parse(result)
  if (transaction) {
    const word = readTransaction(transaction)
    if (word) return word
    throw new Error(`Braintree has no word yet on ${transaction.id}: it is ${transaction.status}`)
  }
  const [first] = deepErrorsSchema.parse(errors?.deepErrors() ?? [])
  if (first?.code === NONCE_USED) return { kind: 'nonce-used' }
  return {
    kind: 'invalid',
    field: first?.attribute === 'amount' ? 'amount' : 'paymentMethodNonce',
    reason: first?.message ?? message ?? 'was not accepted by the provider.',
  }
}

function hasDeepErrors(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'deepErrors' in value
}
