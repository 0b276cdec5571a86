import { DropInError } from '../model/terms/dropin-error'
import { isObject } from '../model/terms/is-object'
import { isPaymentOptionId, PAYMENT_OPTION_IDS } from '../model/terms/payment-option'
import type { CardSettings, FieldStyle, Passthrough, Settings } from '../model/terms/settings'
import { describeMisuse } from './describe-value'

/**
 * Reads a merchant's options as the old widget did, which refused little and made something of the rest. What else is
 * wrong with them `checkOptions` says later, since no shopper has to wait for that.
 *
 * @throws DropInError `INVALID_OPTION`, `PRIORITY_NOT_A_LIST`, `PRIORITY_UNKNOWN_OPTION` or `CLIENT_FAILED`, which names the option
 */
export function parseOptions(given: unknown): Settings {
  const options = toRecord(given)
  return {
    authorization: readAuthorization(options['authorization']),
    locale: readLocale(options['locale']),
    translations: mapEntries(options['translations'], (text) =>
      typeof text === 'string' ? text : '',
    ),
    priority: readPriority(options['paymentOptionPriority']),
    hiddenTypes: toList(options['hiddenVaultedPaymentMethodTypes']).filter(isPaymentOptionId),
    card: readCard(options['card']),
    paypal: switchedOn(options['paypal']),
    paypalCredit: switchedOn(options['paypalCredit']),
    venmo: switchedOn(options['venmo']),
    applePay: switchedOn(options['applePay']),
    googlePay: switchedOn(options['googlePay']),
    dataCollector: switchedOn(options['dataCollector']),
    threeDSecure: switchedOn(options['threeDSecure']),
    allowsDeletion: Boolean(options['vaultManager']),
    preselectsFirst: options['preselectVaultedPaymentMethod'] !== false,
    putsDefaultFirst: options['showDefaultPaymentMethodFirst'] !== false,
  }
}

/** Signals of another frame are no `instanceof AbortSignal` here. */
export function isSignal(value: unknown): value is AbortSignal {
  return isObject(value) && 'aborted' in value && 'onabort' in value
}

function refuse(path: string, takes: string, value: unknown): DropInError {
  return new DropInError('INVALID_OPTION', { message: describeMisuse(path, takes, value) })
}

function readAuthorization(value: unknown): string {
  if (typeof value === 'string') return value
  const takes = 'a client token or a tokenization key, as text'
  const nextStep = describeMisuse('authorization', takes, value)
  throw new DropInError('CLIENT_FAILED', { nextStep, fault: 'merchant' })
}

function readLocale(value: unknown): string | undefined {
  if (!value) return undefined
  if (typeof value !== 'string') throw refuse('locale', 'text', value)
  return value
}

function readPriority(value: unknown): Settings['priority'] {
  if (!value) return PAYMENT_OPTION_IDS
  if (!Array.isArray(value)) {
    const nextStep = describeMisuse('paymentOptionPriority', 'a list of option ids', value)
    throw new DropInError('PRIORITY_NOT_A_LIST', { nextStep })
  }
  const known = value.filter(isPaymentOptionId)
  if (known.length === value.length) return [...new Set(known)]
  const index = value.findIndex((id) => !isPaymentOptionId(id))
  const takes = `one of ${PAYMENT_OPTION_IDS.join(', ')}`
  const nextStep = describeMisuse(`paymentOptionPriority.${index}`, takes, value[index])
  throw new DropInError('PRIORITY_UNKNOWN_OPTION', { nextStep })
}

/** What an option is set to, if anything switches it on. */
function switchedOn(value: unknown): Passthrough | undefined {
  return value ? toEntries(value) : undefined
}

function readCard(value: unknown): CardSettings | undefined {
  if (value === false) return undefined
  // An object of another frame is no `instanceof Object` here. A function was taken for one by the old widget.
  if (value && value !== true && Object(value) !== value) {
    throw refuse('card', 'true, false or an object', value)
  }
  const card = toRecord(value)
  const overrides = toRecord(card['overrides'])
  const fields = mapEntries(overrides['fields'], (field) =>
    field === null ? null : toEntries(field),
  )
  const vault = toRecord(card['vault'])
  return {
    cardholderName: readNameRule(card['cardholderName']),
    fields,
    styles: mapEntries(overrides['styles'], readStyle),
    supportedBrands: mapEntries(
      fields['number']?.['supportedCardBrands'],
      (isTaken) => isTaken !== false,
    ),
    clearsFields: card['clearFieldsAfterTokenization'] !== false,
    savesByDefault: vault['vaultCard'] !== false,
    letsShopperDecideSaving: vault['allowVaultCardOverride'] === true,
  }
}

function readNameRule(value: unknown): CardSettings['cardholderName'] {
  if (!value) return 'absent'
  return toRecord(value)['required'] === true ? 'required' : 'optional'
}

function readStyle(value: unknown, selector: string): FieldStyle {
  if (value === undefined) throw refuse(`card.overrides.styles.${selector}`, STYLE, value)
  return value === null || typeof value === 'string' ? value : toEntries(value)
}

/** What a style takes. */
export const STYLE = 'a class name, an object of CSS declarations, or null'

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** What named settings are read off, whether it has them itself, inherits or computes them. */
function toRecord(value: unknown): Passthrough {
  return isObject(value) ? value : {}
}

/** A copy of an object's own entries, to pass on; what is no object, or a list, has none. */
function toEntries(value: unknown): Passthrough {
  return Array.isArray(value) ? {} : { ...toRecord(value) }
}

function mapEntries<Result>(
  value: unknown,
  map: (entry: unknown, name: string) => Result,
): Record<string, Result> {
  const entries = Object.entries(toEntries(value))
  return Object.fromEntries(entries.map(([name, entry]) => [name, map(entry, name)]))
}
