import * as v from 'valibot'
import { isPaymentMethodType, type PaymentMethod } from '../model/terms/payment-method'
import { toRecord } from './to-record'

const unknownRecord = v.record(v.string(), v.unknown())

/** What all payment methods share; what a merchant has no use for is left behind. */
const shared = {
  nonce: v.string(),
  hasSubscription: v.fallback(v.optional(v.boolean()), undefined),
  binData: v.fallback(v.optional(unknownRecord), undefined),
}

/** What is only shown: no payment fails for the lack of it. */
const text = v.fallback(v.optional(v.string(), ''), '')

/** What the gateway may not know: both of its interfaces say `null` then. */
const knownText = v.fallback(v.nullish(v.string()), undefined)
const knownFact = v.fallback(v.nullish(v.boolean()), undefined)

/** Details that are missing altogether are as good as empty ones. */
function details<Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.looseObject(entries)
  return v.fallback(schema, () => v.parse(schema, {}))
}

const paymentMethod = v.variant('type', [
  v.object({
    ...shared,
    type: v.literal('CreditCard'),
    description: v.fallback(v.optional(v.string()), undefined),
    details: details({
      lastFour: text,
      cardType: text,
      bin: knownText,
      lastTwo: knownText,
      expirationMonth: knownText,
      expirationYear: knownText,
      cardholderName: knownText,
    }),
  }),
  v.object({
    ...shared,
    type: v.literal('PayPalAccount'),
    details: details({ email: text }),
  }),
  v.object({
    ...shared,
    type: v.literal('VenmoAccount'),
    details: details({ username: text }),
  }),
  v.object({
    ...shared,
    type: v.literal('ApplePayCard'),
    details: details({ cardType: knownText }),
  }),
  v.object({
    ...shared,
    type: v.literal('AndroidPayCard'),
    details: details({
      cardType: knownText,
      lastFour: knownText,
      bin: knownText,
      isNetworkTokenized: knownFact,
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
    if (result.success) return [{ ...result.output, vaulted: true }]
    tellLeftOut(toRecord(entry)['type'], result.issues)
    return []
  })
}

/** Nothing goes in silence: a type that has no place here is a remark, one that can't be read is for a developer to mend. */
function tellLeftOut(type: unknown, issues: unknown): void {
  if (isPaymentMethodType(type)) {
    console.error(new TypeError('A saved payment method cannot be read.', { cause: issues }))
  } else {
    console.info(`Drop-in does not list a saved payment method of the type ${String(type)}.`)
  }
}
