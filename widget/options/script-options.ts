import { isRecord } from '../model/terms/is-object'

/** The settings that a script tag can carry; everything else needs `create`. */
const ATTRIBUTES: readonly string[] = [
  'locale',
  'payment-option-priority',
  'data-collector.kount',
  'data-collector.paypal',
  // HTML makes attribute names lower case, so this one arrives as `cardholdername` too.
  'card.cardholdername',
  'card.cardholdername.required',
  'card.cardholder-name',
  'card.cardholder-name.required',
  'paypal.amount',
  'paypal.currency',
  'paypal.flow',
  'paypal.landing-page-type',
  'paypal-credit.amount',
  'paypal-credit.currency',
  'paypal-credit.flow',
  'paypal-credit.landing-page-type',
]

interface Attribute {
  readonly name: string
  readonly value: string
}

type Options = { [key: string]: unknown }

/** The options in a script's `data-…` attributes: dots lead into objects, values are JSON or text. */
export function readScriptOptions(attributes: readonly Attribute[]): Readonly<Options> {
  const options: Options = {}
  for (const { name, value } of attributes) {
    const path = name.toLowerCase().replace(/^data-/, '')
    if (name.startsWith('data-') && ATTRIBUTES.includes(path)) {
      place(options, path.split('.').map(toKey), parseValue(value))
    }
  }
  return options
}

function place(options: Options, [key = '', ...rest]: readonly string[], value: unknown): void {
  const current = options[key]
  if (rest.length === 0) {
    // The detailed form of a setting says more than its short form, whichever comes first.
    if (!isRecord(current)) options[key] = value
    return
  }
  const inner: Options = isRecord(current) ? current : {}
  options[key] = inner
  place(inner, rest, value)
}

function toKey(part: string): string {
  if (part === 'cardholdername') return 'cardholderName'
  return part.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())
}

/** The value of an attribute: JSON, or just text. */
export function parseValue(value: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value)
    return parsed
  } catch {
    // Text that isn't JSON is just text.
    return value
  }
}
