import type { SheetFailure } from '../model/terms/sheet-failure'
import { enUS, type TextKey, type Texts } from './en-us'

/** Looks texts up and fills their placeholders in. */
export interface Translator {
  /** A text of the widget, with what goes into its placeholders. */
  (key: TextKey, values?: Readonly<Record<string, string>>): string
  readonly locale: string
}

/** The text that the specification gives, in English for everyone: developers read it. */
export const DEVELOPER_MESSAGE =
  'Developer Error: Something went wrong. Check the console for details.'

/** Texts of a locale, with the merchant's own in front of them and English behind. */
export function createTranslator(
  locale: string,
  texts: Texts,
  own: Readonly<Record<string, string>>,
): Translator {
  const all: Readonly<Record<string, string>> = { ...enUS, ...texts, ...own }
  const translate = (key: TextKey, values: Readonly<Record<string, string>> = {}) =>
    fillIn(all[key] ?? enUS[key], values)
  // English that stands in for another language is to be read and laid out as English.
  return Object.assign(translate, { locale: texts === enUS ? 'en_US' : locale })
}

/** A name of the provider, such as a card brand; one without a text is shown as it came. */
export function translateName(translate: Translator, name: string): string {
  return isTextKey(name) ? translate(name) : name
}

/** What the shopper reads when a sheet fails. */
export function describeFailure(translate: Translator, failure: SheetFailure): string {
  switch (failure.kind) {
    case 'developer':
      return DEVELOPER_MESSAGE
    case 'text':
    case 'hint':
      return translate(isTextKey(failure.key) ? failure.key : 'genericError')
    case 'code': {
      const key = keyOfCode(failure.code)
      return translate(isTextKey(key) ? key : 'genericError')
    }
    case 'unknown':
      return translate('genericError')
  }
}

export function isTextKey(key: string): key is TextKey {
  return Object.keys(enUS).includes(key)
}

/** `VENMO_APP_FAILED` becomes `venmoAppFailedError`. */
function keyOfCode(code: string): string {
  const camelCase = code
    .toLowerCase()
    .replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
  return `${camelCase}Error`
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}
