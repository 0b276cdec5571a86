import { type BaseIssue, safeParse } from 'valibot'
import { DropInError } from '../model/terms/dropin-error'
import { isPaymentOptionId, PAYMENT_OPTION_IDS } from '../model/terms/payment-option'
import type { CardSettings, Settings } from '../model/terms/settings'
import { describeValue } from './describe-value'
import { optionsSchema, type ParsedOptions } from './options-schema'

/**
 * Checks a merchant's options and fills in the defaults.
 *
 * @throws DropInError `INVALID_OPTION`, `PRIORITY_NOT_A_LIST`, `PRIORITY_UNKNOWN_OPTION` or `CLIENT_FAILED`, which names the option
 */
export function parseOptions(options: unknown): Settings {
  const result = safeParse(optionsSchema, Object(options))
  if (result.success) return toSettings(result.output)
  throw explain(deepestOf(result.issues[0]), options)
}

/** What is wrong, and where in the options. */
interface Problem {
  readonly path: readonly unknown[]
  readonly takes: string
}

/** Of the ways in which a value fits no member of a union, the one that goes furthest says most. */
function deepestOf({ message, path, issues }: BaseIssue<unknown>): Problem {
  const own: Problem = { path: path?.map(({ key }) => key) ?? [], takes: message }
  return (issues ?? []).map(deepestOf).reduce((deepest, inner) => {
    const whole = { ...inner, path: [...own.path, ...inner.path] }
    return whole.path.length > deepest.path.length ? whole : deepest
  }, own)
}

/** The old widget's message where it had one; expected and actual value are then in `nextStep`. */
function explain({ path, takes }: Problem, options: unknown): DropInError {
  const [option, index] = path
  const name = ['options', ...path.map(String)].join('.')
  const sentence = `${name} takes ${takes}, but got ${describeValue(valueAt(options, path))}.`
  const said = { nextStep: sentence, fault: 'merchant' } as const
  if (option === 'authorization') return new DropInError('CLIENT_FAILED', said)
  if (option !== 'paymentOptionPriority') {
    return new DropInError('INVALID_OPTION', { message: sentence })
  }
  const code = index === undefined ? 'PRIORITY_NOT_A_LIST' : 'PRIORITY_UNKNOWN_OPTION'
  return new DropInError(code, said)
}

function valueAt(value: unknown, path: readonly unknown[]): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (typeof parent !== 'object' || parent === null) return undefined
    return Reflect.get(parent, String(key))
  }, value)
}

function toSettings({ card, signal: _signal, ...options }: ParsedOptions): Settings {
  const hidden = options.hiddenVaultedPaymentMethodTypes ?? []
  return {
    // What each option and each part that protects payments is set to.
    ...options,
    locale: options.locale ?? undefined,
    translations: options.translations ?? {},
    priority: [...new Set(options.paymentOptionPriority ?? PAYMENT_OPTION_IDS)],
    hiddenTypes: hidden.filter(isPaymentOptionId),
    card: card && toCardSettings(card),
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
