import * as z from 'zod/mini'
import { PAYMENT_OPTION_IDS } from '../model/terms/payment-option'

// The text of each rule completes the sentence "options.x takes …".
const flag = z.optional(z.nullable(z.boolean('true or false')))
const text = z.optional(z.nullable(z.string('text')))
const amount = z.optional(
  z.nullable(z.union([z.string(), z.number()], 'a decimal amount such as "10.00"')),
)
const record = z.record(z.string(), z.unknown(), 'an object')

/** An object that may also be switched on by `true` and off by `false` or `null`. */
function switchable<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(switchToObject), z.optional(schema))
}

function switchToObject(value: unknown): unknown {
  if (value === true) return {}
  return value === false || value === null ? undefined : value
}

const field = z.nullable(z.looseObject({ placeholder: text }, 'an object, or null'))
const mandatoryField = z.looseObject({ placeholder: text }, 'an object')
const numberField = z.looseObject(
  {
    placeholder: text,
    supportedCardBrands: z.optional(
      z.record(z.string(), z.boolean('true or false'), 'an object of brands'),
    ),
  },
  'an object',
)
const style = z.nullable(
  z.union(
    [z.string(), z.record(z.string(), z.string())],
    'a class name, an object of CSS declarations, or null',
  ),
)

const card = z.looseObject(
  {
    cardholderName: switchable(z.looseObject({ required: flag }, 'true, false or an object')),
    overrides: z.optional(
      z.looseObject(
        {
          fields: z.optional(
            z.looseObject(
              {
                number: z.optional(numberField),
                expirationDate: z.optional(mandatoryField),
                cardholderName: z.optional(mandatoryField),
                cvv: z.optional(field),
                postalCode: z.optional(field),
              },
              'an object of fields',
            ),
          ),
          styles: z.optional(z.record(z.string(), style, 'an object of styles')),
        },
        'an object',
      ),
    ),
    clearFieldsAfterTokenization: flag,
    vault: z.optional(
      z.looseObject({ vaultCard: flag, allowVaultCardOverride: flag }, 'an object'),
    ),
  },
  'true, false or an object',
)

const paypal = z.looseObject(
  {
    flow: z.optional(z.enum(['vault', 'checkout'], '"vault" or "checkout"')),
    amount,
    currency: text,
    locale: text,
    commit: flag,
    buttonStyle: z.optional(record),
    vault: z.optional(z.looseObject({ vaultPayPal: flag }, 'an object')),
    logLevel: text,
    landingPageType: text,
  },
  'an object',
)

const applePay = z.looseObject(
  {
    displayName: text,
    domainName: text,
    paymentRequest: z.optional(record),
    applePaySessionVersion: z.optional(z.number('a number')),
    buttonStyle: text,
  },
  'an object',
)

const googlePay = z.looseObject(
  {
    googlePayVersion: z.optional(z.union([z.number(), z.string()], 'a number')),
    merchantId: text,
    button: z.optional(record),
    transactionInfo: z.optional(record),
  },
  'an object',
)

const optionId = z.enum(PAYMENT_OPTION_IDS, `one of ${PAYMENT_OPTION_IDS.join(', ')}`)

/** What `create` takes, apart from the place on the page. */
export const optionsSchema = z.looseObject({
  authorization: z.string('a client token or a tokenization key, as text'),
  locale: text,
  translations: z.optional(
    z.nullable(z.record(z.string(), z.string('text'), 'an object of texts')),
  ),
  paymentOptionPriority: z.optional(z.nullable(z.array(optionId, 'a list of option ids'))),
  hiddenVaultedPaymentMethodTypes: z.optional(
    z.nullable(z.array(z.string('an option id'), 'a list of option ids')),
  ),
  card: z.pipe(
    z.transform((value) => (value === undefined ? {} : switchToObject(value))),
    z.optional(card),
  ),
  paypal: switchable(paypal),
  paypalCredit: switchable(paypal),
  venmo: switchable(z.looseObject({}, 'true, false or an object')),
  applePay: switchable(applePay),
  googlePay: switchable(googlePay),
  dataCollector: switchable(z.looseObject({ required: flag }, 'true, false or an object')),
  threeDSecure: switchable(
    z.looseObject({ amount, cardinalSDKConfig: z.optional(record) }, 'true, false or an object'),
  ),
  vaultManager: flag,
  preselectVaultedPaymentMethod: flag,
  showDefaultPaymentMethodFirst: flag,
})

export type ParsedOptions = z.infer<typeof optionsSchema>
