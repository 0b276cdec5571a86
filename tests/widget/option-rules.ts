/** One value of every type there is. */
export const VALUES = {
  undefined: undefined,
  null: null,
  true: true,
  false: false,
  text: 'x',
  'empty text': '',
  number: 7,
  'not a number': Number.NaN,
  bigint: 7n,
  symbol: Symbol('s'),
  function: () => 7,
  list: [7],
  object: {},
}

export type Kind = keyof typeof VALUES

const LIST = 'a list of option ids'

const NOTHING = ['undefined', 'null'] as const
const TEXT = ['text', 'empty text'] as const
const FLAG = [...NOTHING, 'true', 'false'] as const
const SWITCH = [...FLAG, 'object'] as const

/**
 * What an option takes, in the words of its error or warning, the kinds of values that are right, and those that stop the
 * widget, as they stopped the old one; with all others there is a warning.
 */
export interface Rule {
  readonly takes: string
  readonly accepts: readonly Kind[]
  readonly refuses?: readonly Kind[]
}

const NO_TEXT = ['true', 'number', 'bigint', 'symbol', 'function', 'list', 'object'] as const

const flag: Rule = { takes: 'true or false', accepts: FLAG }
const text: Rule = { takes: 'text', accepts: [...NOTHING, ...TEXT] }
const object: Rule = { takes: 'an object', accepts: [...NOTHING, 'object'] }
const switchable: Rule = { takes: 'true, false or an object', accepts: SWITCH }
const wallet: Rule = { takes: 'an object', accepts: SWITCH }
const amount: Rule = {
  takes: 'a decimal amount such as "10.00"',
  accepts: [...NOTHING, ...TEXT, 'number'],
}
const field: Rule = { takes: 'an object', accepts: ['undefined', 'object'] }
const removableField: Rule = { takes: 'an object, or null', accepts: [...NOTHING, 'object'] }

const payPalRules = (option: string): Readonly<Record<string, Rule>> => ({
  [option]: wallet,
  [`${option}.flow`]: { takes: '"vault" or "checkout"', accepts: NOTHING },
  [`${option}.amount`]: amount,
  [`${option}.currency`]: text,
  [`${option}.locale`]: text,
  [`${option}.commit`]: flag,
  [`${option}.buttonStyle`]: object,
  [`${option}.vault`]: object,
  [`${option}.vault.vaultPayPal`]: flag,
  [`${option}.logLevel`]: text,
  [`${option}.landingPageType`]: text,
})

/** Every option that the widget reads, by its path. */
export const RULES: Readonly<Record<string, Rule>> = {
  authorization: {
    takes: 'a client token or a tokenization key, as text',
    accepts: TEXT,
    refuses: [...NOTHING, 'false', 'not a number', ...NO_TEXT],
  },
  locale: { ...text, refuses: NO_TEXT },
  translations: { takes: 'an object of texts', accepts: object.accepts },
  'translations.edit': { takes: 'text', accepts: TEXT },
  paymentOptionPriority: {
    takes: LIST,
    accepts: NOTHING,
    refuses: ['text', ...NO_TEXT],
  },
  hiddenVaultedPaymentMethodTypes: { takes: LIST, accepts: [...NOTHING] },
  'hiddenVaultedPaymentMethodTypes.0': {
    takes: 'one of card, paypal, paypalCredit, venmo, applePay, googlePay',
    accepts: [],
  },
  card: { ...switchable, refuses: ['text', 'number', 'bigint', 'symbol'] },
  'card.cardholderName': switchable,
  'card.cardholderName.required': flag,
  'card.clearFieldsAfterTokenization': flag,
  'card.vault': object,
  'card.vault.vaultCard': flag,
  'card.vault.allowVaultCardOverride': flag,
  'card.overrides': object,
  'card.overrides.fields': { takes: 'an object of fields', accepts: object.accepts },
  'card.overrides.fields.number': field,
  'card.overrides.fields.number.placeholder': text,
  'card.overrides.fields.number.supportedCardBrands': {
    takes: 'an object of brands',
    accepts: object.accepts,
  },
  'card.overrides.fields.number.supportedCardBrands.visa': {
    takes: 'true or false',
    accepts: ['true', 'false'],
  },
  'card.overrides.fields.expirationDate': field,
  'card.overrides.fields.expirationDate.placeholder': text,
  'card.overrides.fields.cardholderName': field,
  'card.overrides.fields.cardholderName.placeholder': text,
  'card.overrides.fields.cvv': removableField,
  'card.overrides.fields.cvv.placeholder': text,
  'card.overrides.fields.postalCode': removableField,
  'card.overrides.fields.postalCode.placeholder': text,
  'card.overrides.styles': { takes: 'an object of styles', accepts: object.accepts },
  'card.overrides.styles.input': {
    takes: 'a class name, an object of CSS declarations, or null',
    accepts: ['null', ...TEXT, 'object'],
    refuses: ['undefined'],
  },
  'card.overrides.styles.input.color': { takes: 'text', accepts: [...TEXT, 'object'] },
  ...payPalRules('paypal'),
  ...payPalRules('paypalCredit'),
  venmo: switchable,
  applePay: wallet,
  'applePay.displayName': text,
  'applePay.domainName': text,
  'applePay.buttonStyle': text,
  'applePay.paymentRequest': object,
  'applePay.applePaySessionVersion': { takes: 'a number', accepts: [...NOTHING, 'number'] },
  googlePay: wallet,
  'googlePay.googlePayVersion': { takes: 'a number', accepts: [...NOTHING, ...TEXT, 'number'] },
  'googlePay.merchantId': text,
  'googlePay.button': object,
  'googlePay.transactionInfo': object,
  dataCollector: switchable,
  'dataCollector.required': flag,
  threeDSecure: switchable,
  'threeDSecure.amount': amount,
  'threeDSecure.cardinalSDKConfig': object,
  vaultManager: flag,
  preselectVaultedPaymentMethod: flag,
  showDefaultPaymentMethodFirst: flag,
  signal: { takes: 'an AbortSignal', accepts: [...NOTHING] },
}

/** The old widget has a message for these; what was got is said in the next step. */
export const OLD_MESSAGES: Readonly<Record<string, string>> = {
  authorization: 'There was an error creating Drop-in.',
  paymentOptionPriority: 'paymentOptionPriority must be an array.',
}

/** The kinds of values to try an option with; a list is right where lists are taken, its entry has a line of its own. */
export function kindsFor({ takes }: Rule): Kind[] {
  return Object.keys(VALUES).filter((kind): kind is Kind => kind !== 'list' || takes !== LIST)
}

/** `place(['card', 'vault'], 7)` is `{ card: { vault: 7 } }`; a number leads into a list. */
export function place([key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  return /^\d+$/.test(key) ? [place(rest, value)] : { [key]: place(rest, value) }
}
