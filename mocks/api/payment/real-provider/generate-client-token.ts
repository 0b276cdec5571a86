import type { BraintreeGateway } from 'braintree'
import { z } from 'zod/mini'

export interface TokenRequest {
  readonly customerId: string
  readonly merchantAccountId?: string
}

const CUSTOMER_UNKNOWN = '92804'
const ID_IN_USE = '91609'

const generated = z.looseObject({
  success: z.literal(true),
  clientToken: z.string().check(z.minLength(1)),
})
const refused = z.looseObject({
  success: z.literal(false),
  errors: z.custom<{ deepErrors(): unknown }>(
    (value) => typeof value === 'object' && value !== null && 'deepErrors' in value,
  ),
})
const codes = z.array(z.looseObject({ code: z.string() }))

/**
 * A client token for a customer, who is created in the vault first where there is none yet.
 *
 * @throws Error when Braintree gives none
 */
export async function generateClientToken(
  gateway: BraintreeGateway,
  request: TokenRequest,
): Promise<string> {
  const first: unknown = await gateway.clientToken.generate({ ...request })
  if (!isRefused(first, CUSTOMER_UNKNOWN)) return readToken(first)
  const created: unknown = await gateway.customer.create({ id: request.customerId })
  // A concurrent call has created the customer first.
  if (!isCreated(created) && !isRefused(created, ID_IN_USE)) {
    throw new Error('Braintree did not create the customer')
  }
  return readToken(await gateway.clientToken.generate({ ...request }))
}

function readToken(answer: unknown): string {
  const read = generated.safeParse(answer)
  if (read.success) return read.data.clientToken
  throw new Error('Braintree gave no client token', { cause: read.error })
}

function isCreated(answer: unknown): boolean {
  return z.looseObject({ success: z.literal(true) }).safeParse(answer).success
}

function isRefused(answer: unknown, code: string): boolean {
  const read = refused.safeParse(answer)
  const errors = codes.safeParse(read.success ? read.data.errors.deepErrors() : undefined)
  return errors.success && errors.data.some((error) => error.code === code)
}
