import { describe, expect, test } from 'vitest'
import { DropInError } from '../model/terms/dropin-error'
import { describeValue } from './describe-value'
import { optionsSchema } from './options-schema'
import { parseOptions } from './parse-options'

/** One value of every type there is. */
const VALUES = {
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

type Kind = keyof typeof VALUES

const LIST = 'a list of option ids'

const NOTHING = ['undefined', 'null'] as const
const TEXT = ['text', 'empty text'] as const
const FLAG = [...NOTHING, 'true', 'false'] as const
const SWITCH = [...FLAG, 'object'] as const

interface Rule {
  readonly takes: string
  readonly accepts: readonly Kind[]
}

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
const RULES: Readonly<Record<string, Rule>> = {
  authorization: { takes: 'a client token or a tokenization key, as text', accepts: TEXT },
  locale: text,
  translations: { takes: 'an object of texts', accepts: object.accepts },
  'translations.edit': { takes: 'text', accepts: TEXT },
  paymentOptionPriority: { takes: LIST, accepts: [...NOTHING] },
  hiddenVaultedPaymentMethodTypes: { takes: LIST, accepts: [...NOTHING] },
  'hiddenVaultedPaymentMethodTypes.0': { takes: 'an option id', accepts: TEXT },
  card: switchable,
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
const OLD_MESSAGES: Readonly<Record<string, string>> = {
  authorization: 'There was an error creating Drop-in.',
  paymentOptionPriority: 'paymentOptionPriority must be an array.',
}

function errorOf(path: string, value: unknown): DropInError | undefined {
  const given = place(path.split('.'), value)
  try {
    parseOptions({ authorization: 'sandbox_key', ...Object(given) })
    return undefined
  } catch (error) {
    if (error instanceof DropInError) return error
    throw error
  }
}

/** `place(['card', 'vault'], 7)` is `{ card: { vault: 7 } }`; a number leads into a list. */
function place([key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  return /^\d+$/.test(key) ? [place(rest, value)] : { [key]: place(rest, value) }
}

describe.each(Object.entries(RULES))('options.%s', (path, { takes, accepts }) => {
  // A list is right where lists are taken; its entry has a line of its own.
  const isOther = ([kind]: readonly [string, unknown]) => kind !== 'list' || takes !== LIST
  test.each(Object.entries(VALUES).filter(isOther))('%s', (kind, value) => {
    const error = errorOf(path, value)
    if (accepts.some((accepted) => accepted === kind)) return expect(error).toBeUndefined()
    const sentence = `options.${path} takes ${takes}, but got ${describeValue(value)}.`
    const oldMessage = OLD_MESSAGES[path]
    expect(error).toMatchObject(
      oldMessage
        ? { message: oldMessage, nextStep: sentence, fault: 'merchant' }
        : { message: sentence, code: 'INVALID_OPTION', fault: 'merchant' },
    )
  })
})

test('a list of options with a wrong one names it and those that there are', () => {
  expect(errorOf('paymentOptionPriority.0', 'cash')).toMatchObject({
    message: 'paymentOptionPriority: Invalid payment option specified.',
    nextStep:
      'options.paymentOptionPriority.0 takes one of card, paypal, paypalCredit, venmo, applePay, googlePay, but got the text "cash".',
  })
})

test('a signal is taken, and styles under a media query', () => {
  expect(errorOf('signal', new AbortController().signal)).toBeUndefined()
  const styles = { '@media (max-width: 700px)': { input: { fontSize: '14px' } } }
  expect(errorOf('card.overrides.styles', styles)).toBeUndefined()
})

test('every option that the schema reads stands in the table', () => {
  const listed = new Set(Object.keys(RULES).map((path) => path.split('.')[0]))
  const entries = optionsSchema.pipe[1].entries
  expect(Object.keys(entries).filter((name) => !listed.has(name))).toEqual([])
})
