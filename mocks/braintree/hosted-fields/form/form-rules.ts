import { isBrandSupported } from '../../gateway/cards/card-brand'
import type { CardBrand } from '../../gateway/instrument'
import type { FieldsOptions } from '../field-options'
import type { SupportsType } from './card-type'
import type { FieldKey } from './field-keys'

export interface FieldLimits {
  readonly minLength?: number
  readonly maxLength?: number
}

/** What the values of one set of fields are judged by. */
export interface FormRules {
  readonly keys: readonly FieldKey[]
  readonly limits: Readonly<Partial<Record<FieldKey, FieldLimits>>>
  readonly maxCardLength?: number
  readonly binLength: number
  supportsType: SupportsType
}

const DEFAULT_BIN_LENGTH = 6

const BRANDS: Readonly<Record<string, CardBrand>> = {
  visa: 'Visa',
  'master-card': 'MasterCard',
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  elo: 'Elo',
  hiper: 'Hiper',
  hipercard: 'Hipercard',
}

/** Merchants' names for two brands differ from the fields' own. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  'master-card': 'mastercard',
  unionpay: 'union-pay',
}

export function createFormRules(
  fields: FieldsOptions,
  keys: readonly FieldKey[],
  supportedBrands: readonly CardBrand[],
  binLength = DEFAULT_BIN_LENGTH,
): FormRules {
  const number = fields.number
  const isLimited = Boolean(number?.rejectUnsupportedCards || number?.supportedCardBrands)
  const limits = Object.fromEntries(keys.map((key) => [key, limitsOf(fields, key)]))
  return {
    keys,
    limits,
    binLength,
    ...(number?.maxCardLength === undefined ? {} : { maxCardLength: number.maxCardLength }),
    supportsType(type) {
      if (!isLimited) return true
      const brand = BRANDS[type]
      // Either option lets the fields look at the gateway's brands too; none of the others can be switched on.
      if (brand === undefined || !isBrandSupported(brand, supportedBrands)) return false
      return number?.supportedCardBrands?.[OPTION_NAMES[type] ?? type] ?? true
    },
  }
}

function limitsOf(fields: FieldsOptions, key: FieldKey): FieldLimits {
  const options = fields[key]
  return {
    ...(options?.minlength === undefined ? {} : { minLength: options.minlength }),
    ...(options?.maxlength === undefined ? {} : { maxLength: options.maxlength }),
  }
}
