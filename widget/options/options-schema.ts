import * as v from 'valibot'
import { isRecord } from '../model/terms/is-object'
import { PAYMENT_OPTION_IDS, type PaymentOptionId } from '../model/terms/payment-option'
import type { WidgetOptions } from './create-options'
import { isSignal, STYLE } from './parse-options'

// What a rule leaves optional may also be `null`: a merchant's own code often has nothing else to give.
// The text of each rule completes the sentence "options.x takes …".
const flag = v.nullish(v.boolean('true or false'))
const text = v.nullish(v.string('text'))
const amount = v.nullish(v.union([v.string(), v.number()], 'a decimal amount such as "10.00"'))

/** An object with these entries and any others, which go on to a component; Valibot's own accepts lists too. */
function object<Entries extends v.ObjectEntries>(entries: Entries, takes: string) {
  return v.pipe(v.custom<object>(isRecord, takes), v.looseObject(entries))
}

/** An object of which nothing but these entries is read. */
function ownObject<Entries extends v.ObjectEntries>(entries: Entries, takes: string) {
  const known = v.undefined(Object.keys(entries).join(', '))
  return v.pipe(v.custom<object>(isRecord, takes), v.objectWithRest(entries, known))
}

function recordOf<Value extends v.GenericSchema>(value: Value, takes: string) {
  return v.pipe(v.custom<object>(isRecord, takes), v.record(v.string(), value))
}

/** An object that may also be switched on by `true` and off by `false`; `null` says as little as nothing does. */
function switchable<Schema extends v.GenericSchema>(schema: Schema) {
  const toObject = (value: unknown): unknown =>
    typeof value === 'boolean' || value === null ? undefined : value
  return v.optional(v.pipe(v.unknown(), v.transform(toObject), v.optional(schema)))
}

const record = v.nullish(recordOf(v.unknown(), 'an object'))
const field = v.nullable(object({ placeholder: text }, 'an object, or null'))
const mandatoryField = object({ placeholder: text }, 'an object')
const numberField = object(
  {
    placeholder: text,
    supportedCardBrands: v.nullish(recordOf(v.boolean('true or false'), 'an object of brands')),
  },
  'an object',
)
/** Under a media query stand declarations by selector. */
const declaration = v.union([v.string(), recordOf(v.string('text'), 'text')], 'text')
const style = v.nullable(v.union([v.string(), recordOf(declaration, STYLE)], STYLE))

const card = ownObject(
  {
    cardholderName: switchable(ownObject({ required: flag }, 'true, false or an object')),
    overrides: v.nullish(
      ownObject(
        {
          fields: v.nullish(
            ownObject(
              {
                number: v.optional(numberField),
                expirationDate: v.optional(mandatoryField),
                cardholderName: v.optional(mandatoryField),
                cvv: v.optional(field),
                postalCode: v.optional(field),
              },
              'an object of fields',
            ),
          ),
          styles: v.nullish(recordOf(style, 'an object of styles')),
        },
        'an object',
      ),
    ),
    clearFieldsAfterTokenization: flag,
    vault: v.nullish(ownObject({ vaultCard: flag, allowVaultCardOverride: flag }, 'an object')),
  },
  'true, false or an object',
)

const paypal = object(
  {
    flow: v.nullish(v.picklist(['vault', 'checkout'], '"vault" or "checkout"')),
    amount,
    currency: text,
    locale: text,
    commit: flag,
    buttonStyle: record,
    vault: v.nullish(object({ vaultPayPal: flag }, 'an object')),
    logLevel: text,
    landingPageType: text,
  },
  'an object',
)

const applePay = object(
  {
    displayName: text,
    domainName: text,
    paymentRequest: record,
    applePaySessionVersion: v.nullish(v.number('a number')),
    buttonStyle: text,
  },
  'an object',
)

const googlePay = object(
  {
    googlePayVersion: v.nullish(v.union([v.number(), v.string()], 'a number')),
    merchantId: text,
    button: record,
    transactionInfo: record,
  },
  'an object',
)

/** A rule for each option; the merchant's type has to have it too. */
type OptionSchemas = {
  [Id in PaymentOptionId]: undefined extends WidgetOptions[Id] ? v.GenericSchema : never
}

const optionId = v.picklist(PAYMENT_OPTION_IDS, `one of ${PAYMENT_OPTION_IDS.join(', ')}`)

/** The options of `create`; what its place may be is no matter of types. */
export const optionsSchema = ownObject(
  {
    authorization: v.string('a client token or a tokenization key, as text'),
    locale: text,
    translations: v.nullish(recordOf(v.string('text'), 'an object of texts')),
    paymentOptionPriority: v.nullish(v.array(optionId, 'a list of option ids')),
    hiddenVaultedPaymentMethodTypes: v.nullish(v.array(optionId, 'a list of option ids')),
    ...({
      card: switchable(card),
      paypal: switchable(paypal),
      paypalCredit: switchable(paypal),
      venmo: switchable(recordOf(v.unknown(), 'true, false or an object')),
      applePay: switchable(applePay),
      googlePay: switchable(googlePay),
    } satisfies OptionSchemas),
    dataCollector: switchable(object({ required: flag }, 'true, false or an object')),
    threeDSecure: switchable(
      object({ amount, cardinalSDKConfig: record }, 'true, false or an object'),
    ),
    vaultManager: flag,
    preselectVaultedPaymentMethod: flag,
    showDefaultPaymentMethodFirst: flag,
    signal: v.nullish(v.custom<AbortSignal>(isSignal, 'an AbortSignal')),
    container: v.optional(v.unknown()),
    selector: v.optional(v.unknown()),
  },
  'an object',
)
