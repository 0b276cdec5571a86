import * as z from 'zod/mini'
import type { PaymentMethod } from '../model/terms/payment-method'

const unknownRecord = z.record(z.string(), z.unknown())

/** What all payment methods share; what a merchant has no use for is left behind. */
const shared = {
  nonce: z.string(),
  hasSubscription: z.optional(z.boolean()),
  binData: z.optional(unknownRecord),
}

const text = z._default(z.string(), '')

const paymentMethod = z.discriminatedUnion('type', [
  z.object({
    ...shared,
    type: z.literal('CreditCard'),
    description: z.catch(z.optional(z.string()), undefined),
    details: z.looseObject({ lastFour: text, cardType: text, bin: z.optional(z.string()) }),
  }),
  z.object({
    ...shared,
    type: z.literal('PayPalAccount'),
    details: z.looseObject({ email: text }),
  }),
  z.object({
    ...shared,
    type: z.literal('VenmoAccount'),
    details: z.looseObject({ username: text }),
  }),
  z.object({ ...shared, type: z.literal('ApplePayCard'), details: z.looseObject({}) }),
  z.object({
    ...shared,
    type: z.literal('AndroidPayCard'),
    details: z.looseObject({
      bin: z.optional(z.string()),
      isNetworkTokenized: z.optional(z.boolean()),
    }),
  }),
])

/** A component's answer as a payment method; throws when it is none. */
export function toPaymentMethod(answer: unknown): PaymentMethod {
  return paymentMethod.parse(answer)
}

/** The methods among a vault's entries whose type the widget can show. */
export function toSavedMethods(answer: readonly unknown[]): PaymentMethod[] {
  return answer.flatMap((entry) => {
    const result = paymentMethod.safeParse(entry)
    return result.success ? [{ ...result.data, vaulted: true }] : []
  })
}
