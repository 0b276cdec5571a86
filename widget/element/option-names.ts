import type { WidgetOptions } from '../options/create-options'
import { parseValue } from '../options/script-options'

/** The options that are properties and attributes; the schema knows them too, but it loads later. */
export const OPTION_NAMES = [
  'authorization',
  'locale',
  'translations',
  'paymentOptionPriority',
  'hiddenVaultedPaymentMethodTypes',
  'card',
  'paypal',
  'paypalCredit',
  'venmo',
  'applePay',
  'googlePay',
  'dataCollector',
  'threeDSecure',
  'vaultManager',
  'preselectVaultedPaymentMethod',
  'showDefaultPaymentMethodFirst',
] as const satisfies readonly (keyof WidgetOptions)[]

/** The options by their attributes, which are in kebab case. */
export const OPTION_BY_ATTRIBUTE: ReadonlyMap<string, string> = new Map(
  OPTION_NAMES.map((name) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    name,
  ]),
)

/** An attribute without a value switches on; a token or a language is never JSON. */
export function readAttribute(option: string, value: string | null): unknown {
  if (value === null) return undefined
  if (option === 'authorization' || option === 'locale') return value
  return value === '' || parseValue(value)
}
