import type { PaymentMethod } from '../model/terms/payment-method'
import { isPaymentMethodType } from '../model/terms/payment-option'
import { toRecord } from './edge/to-record'

type Facts = Readonly<Record<string, unknown>>

/** Details that are text, or `null` where the gateway does not know them: both of its interfaces say it so. */
const KNOWN_TEXTS: ReadonlySet<string> = new Set([
  'bin',
  'cardType',
  'cardholderName',
  'expirationMonth',
  'expirationYear',
  'lastFour',
  'lastTwo',
])

/**
 * A component's answer as a payment method. What a merchant has no use for is left behind, and what is only shown may
 * be missing: no payment fails for the lack of it.
 *
 * @throws TypeError when it has no nonce, or is of no type that the widget knows
 */
export function toPaymentMethod(answer: unknown): PaymentMethod {
  const { nonce, type, hasSubscription, binData, description, details } = toRecord(answer)
  if (typeof nonce !== 'string') throw new TypeError('A payment method without a nonce.')
  if (!isPaymentMethodType(type)) throw new TypeError(`A payment method of type ${String(type)}.`)
  const shared = {
    nonce,
    ...(typeof hasSubscription === 'boolean' ? { hasSubscription } : {}),
    ...(typeof binData === 'object' && binData ? { binData: toRecord(binData) } : {}),
  }
  const facts = toFacts(details)
  switch (type) {
    case 'CreditCard': {
      const shown = { lastFour: toText(facts['lastFour']), cardType: toText(facts['cardType']) }
      const named = typeof description === 'string' ? { description } : {}
      return { ...shared, type, ...named, details: { ...facts, ...shown } }
    }
    case 'PayPalAccount':
      return { ...shared, type, details: { ...facts, email: toText(facts['email']) } }
    case 'VenmoAccount':
      return { ...shared, type, details: { ...facts, username: toText(facts['username']) } }
    default:
      // Those of which no detail is needed.
      return { ...shared, type, details: facts }
  }
}

/** Details that are missing altogether are as good as empty ones, and one that can't be read as a missing one. */
function toFacts(details: unknown): Facts {
  const isReadable = ([name, value]: [string, unknown]) =>
    value === null ||
    (KNOWN_TEXTS.has(name)
      ? typeof value === 'string'
      : name !== 'isNetworkTokenized' || typeof value === 'boolean')
  return Object.fromEntries(Object.entries(toRecord(details)).filter(isReadable))
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The methods among a vault's entries whose type the widget can show. */
export function toSavedMethods(answer: readonly unknown[]): PaymentMethod[] {
  return answer.flatMap((entry) => {
    try {
      return [{ ...toPaymentMethod(entry), vaulted: true }]
    } catch (cause) {
      tellLeftOut(toRecord(entry)['type'], cause)
      return []
    }
  })
}

/** Logs what is left out: an unknown type as information, an unreadable method of a known type as an error. */
function tellLeftOut(type: unknown, cause: unknown): void {
  if (isPaymentMethodType(type)) {
    console.error(new TypeError('A saved payment method cannot be read.', { cause }))
  } else {
    console.info(`Drop-in does not list a saved payment method of the type ${String(type)}.`)
  }
}
