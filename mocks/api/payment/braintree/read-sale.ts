import { z } from 'zod/mini'
import type { ChargeOutcome, ChargeWord } from '../payment-provider'
import { type BraintreeTransaction, parseTransaction, toWord } from './braintree-transaction'

const saleSchema = z.looseObject({
  success: z.boolean(),
  transaction: z.nullish(z.unknown()),
  errors: z.optional(z.custom<{ deepErrors(): unknown }>(hasDeepErrors)),
})

const deepErrorsSchema = z.array(
  z.looseObject({
    code: z.string().check(z.regex(/^\d+$/)),
    attribute: z.nullish(z.string()),
    message: z.nullish(z.string()),
  }),
)

const NONCE_USED = '91564'

/**
 * Reads what the SDK answered to a sale.
 *
 * @throws Error when it says neither what became of the charge nor why there is none: money may be taken
 */
export function readSale(result: unknown, chargeId: string): ChargeOutcome {
  const { success, transaction, errors } = saleSchema.parse(result)
  if (transaction) return readWord(parseTransaction(transaction), chargeId)
  const [first] = deepErrorsSchema.parse(errors?.deepErrors() ?? [])
  if (success || !first) throw new Error('Braintree answered a sale with neither word nor reason')
  if (first.code === NONCE_USED) return { kind: 'nonce-used' }
  return {
    kind: 'invalid',
    field: first.attribute === 'amount' ? 'amount' : 'paymentMethodNonce',
    reason: first.message || 'was not accepted by the provider.',
  }
}

/**
 * The word on a charge, from the sale that was made for it.
 *
 * @throws Error when it is another one's sale
 */
export function readWord(transaction: BraintreeTransaction, chargeId: string): ChargeWord {
  const { id, orderId } = transaction
  if (orderId === chargeId) return toWord(transaction)
  throw new Error(`Braintree answered with ${id} of ${orderId ?? 'no order'} for ${chargeId}`)
}

function hasDeepErrors(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'deepErrors' in value
}
