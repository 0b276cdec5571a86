import { safeParse } from 'valibot'
import { DropInError } from '../model/terms/dropin-error'
import { isPaymentOptionId, PAYMENT_OPTION_IDS } from '../model/terms/payment-option'
import type { CardSettings, Settings } from '../model/terms/settings'
import { optionsSchema, type ParsedOptions } from './options-schema'

/** Checks a merchant's options and fills in the defaults; throws a `DropInError` that names what is wrong. */
export function parseOptions(options: unknown): Settings {
  const result = safeParse(optionsSchema, Object(options))
  if (result.success) return toSettings(result.output)
  const [issue] = result.issues
  throw explain(issue.path?.map(({ key }) => key) ?? [], issue.message, options)
}

function explain(path: readonly unknown[], takes: string, options: unknown): DropInError {
  const [option, index] = path
  if (option === 'paymentOptionPriority') {
    return new DropInError(index === undefined ? 'PRIORITY_NOT_A_LIST' : 'PRIORITY_UNKNOWN_OPTION')
  }
  const name = ['options', ...path.map(String)].join('.')
  return new DropInError('INVALID_OPTION', {
    message: `${name} takes ${takes}, but got ${describe(valueAt(options, path))}.`,
  })
}

function valueAt(value: unknown, path: readonly unknown[]): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (typeof parent !== 'object' || parent === null) return undefined
    return Reflect.get(parent, String(key))
  }, value)
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (typeof value === 'string') return `the text "${value.slice(0, 40)}"`
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'function' ? 'a function' : `the ${typeof value} ${String(value)}`
}

function toSettings(options: ParsedOptions): Settings {
  const hidden = options.hiddenVaultedPaymentMethodTypes ?? []
  return {
    authorization: options.authorization,
    locale: options.locale ?? undefined,
    translations: options.translations ?? {},
    priority: [...new Set(options.paymentOptionPriority ?? PAYMENT_OPTION_IDS)],
    hiddenTypes: hidden.filter(isPaymentOptionId),
    card: options.card && toCardSettings(options.card),
    paypal: options.paypal,
    paypalCredit: options.paypalCredit,
    venmo: options.venmo,
    applePay: options.applePay,
    googlePay: options.googlePay,
    dataCollector: options.dataCollector,
    threeDSecure: options.threeDSecure,
    allowsDeletion: options.vaultManager === true,
    preselectsFirst: options.preselectVaultedPaymentMethod !== false,
    putsDefaultFirst: options.showDefaultPaymentMethodFirst !== false,
  }
}

function toCardSettings(card: NonNullable<ParsedOptions['card']>): CardSettings {
  const fields = card.overrides?.fields ?? {}
  return {
    cardholderName: nameRule(card.cardholderName),
    fields,
    styles: card.overrides?.styles ?? {},
    supportedBrands: fields.number?.supportedCardBrands ?? {},
    clearsFields: card.clearFieldsAfterTokenization !== false,
    savesByDefault: card.vault?.vaultCard !== false,
    letsShopperDecideSaving: card.vault?.allowVaultCardOverride === true,
  }
}

function nameRule(name: { required?: boolean | null | undefined } | undefined) {
  if (!name) return 'absent'
  return name.required === true ? 'required' : 'optional'
}
