import * as v from 'valibot'
import type { PaymentMethod } from '../model/terms/payment-method'

const unknownRecord = v.record(v.string(), v.unknown())

/** What all payment methods share; what a merchant has no use for is left behind. */
const shared = {
  nonce: v.string(),
  hasSubscription: v.fallback(v.optional(v.boolean()), undefined),
  binData: v.fallback(v.optional(unknownRecord), undefined),
}

/** What is only shown: no payment fails for the lack of it. */
const text = v.fallback(v.optional(v.string(), ''), '')

const paymentMethod = v.variant('type', [
  v.object({
    ...shared,
    type: v.literal('CreditCard'),
    description: v.fallback(v.optional(v.string()), undefined),
    details: v.looseObject({ lastFour: text, cardType: text, bin: v.optional(v.string()) }),
  }),
  v.object({
    ...shared,
    type: v.literal('PayPalAccount'),
    details: v.looseObject({ email: text }),
  }),
  v.object({
    ...shared,
    type: v.literal('VenmoAccount'),
    details: v.looseObject({ username: text }),
  }),
  v.object({ ...shared, type: v.literal('ApplePayCard'), details: v.looseObject({}) }),
  v.object({
    ...shared,
    type: v.literal('AndroidPayCard'),
    details: v.looseObject({
      bin: v.optional(v.string()),
      isNetworkTokenized: v.optional(v.boolean()),
    }),
  }),
])

/** A component's answer as a payment method; throws when it is none. */
export function toPaymentMethod(answer: unknown): PaymentMethod {
  return v.parse(paymentMethod, answer)
}

/** The methods among a vault's entries whose type the widget can show. */
export function toSavedMethods(answer: readonly unknown[]): PaymentMethod[] {
  return answer.flatMap((entry) => {
    const result = v.safeParse(paymentMethod, entry)
    return result.success ? [{ ...result.output, vaulted: true }] : []
  })
}
