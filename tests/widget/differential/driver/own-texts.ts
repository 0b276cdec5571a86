import { enUS } from '../../../../widget/locales/en-us'

/**
 * Every text is its own key here, with what is filled in: the words of the two widgets are their own, where they
 * say them is not.
 */
export const OWN_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(enUS).map(([key, text]) => [
    key,
    [`[${key}]`, ...(text.match(/\{\{\w+\}\}/g) ?? [])].join(' '),
  ]),
)
