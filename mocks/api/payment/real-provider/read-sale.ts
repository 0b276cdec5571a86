import { z } from 'zod/mini'
import type { ChargeResponse, ProviderCharge } from '../payment-provider'
import { NotAttempted } from '../payment-provider'
import {
  type BraintreeTransaction,
  parseTransaction,
  toProviderCharge,
} from './braintree-transaction'

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
 * @throws Error when it has neither an outcome nor a reason: money may be taken
 */
export function readSale(result: unknown, chargeId: string): ChargeResponse {
  const { success, transaction, errors } = saleSchema.parse(result)
  if (transaction) return readProviderCharge(parseTransaction(transaction), chargeId)
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
 * Reads the sale of a charge.
 *
 * @throws Error when it is the sale of another charge
 */
export function readProviderCharge(
  transaction: BraintreeTransaction,
  chargeId: string,
): ProviderCharge {
  const { id, orderId } = transaction
  if (orderId === chargeId) return toProviderCharge(transaction)
  throw new Error(`Braintree answered with ${id} of ${orderId ?? 'no order'} for ${chargeId}`)
}

function hasDeepErrors(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'deepErrors' in value
}

const fault = z.object({ type: z.string(), message: z.string() })

/** The gateway rejected the request before it looked at it. */
const REJECTED: ReadonlySet<string> = new Set([
  'authenticationError',
  'authorizationError',
  'tooManyRequestsError',
  'upgradeRequired',
])

/**
 * How Node names what goes wrong before a byte of a request is sent; the SDK hands on the words alone. An
 * `AggregateError` is that of a host with several addresses, none of which could be reached.
 */
const NOT_SENT =
  /^Unexpected request error: (AggregateError|Error: (connect |getaddrinfo |Client network socket disconnected before secure TLS))/

/** Turns the error of a sale that was certainly not attempted into `NotAttempted`; other errors stay as they are. */
export function toChargeFault(error: unknown): unknown {
  const read = fault.safeParse(error)
  if (!read.success) return error
  const { type, message } = read.data
  const isCertain = REJECTED.has(type) || NOT_SENT.test(message)
  return isCertain ? new NotAttempted({ cause: error }) : error
}
