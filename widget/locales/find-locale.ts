/** What is meant where a language has several locales, or another name; elsewhere it has one, or its first is meant. */
const MEANT = new Map([
  ['en', 'en_US'],
  ['fr', 'fr_FR'],
  // What pages and browsers call Norwegian: the two written forms have codes of their own.
  ['nb', 'no_NO'],
  ['nn', 'no_NO'],
  ['pt', 'pt_PT'],
  ['zh-hant', 'zh_TW'],
])

/** The one of these locales, in their order, that a merchant means by `de_DE`, `de-de`, `DE` or `zh-Hant`; else English. */
export function findLocale(locales: readonly string[], wanted: string | undefined): string {
  const [language = '', script] = readTags(wanted)
  return (
    findFullLocale(locales, wanted) ??
    MEANT.get(`${language}-${script}`) ??
    MEANT.get(language) ??
    locales.find((locale) => locale.startsWith(`${language}_`)) ??
    'en_US'
  )
}

/** The one of these locales that is spelled in full. */
export function findFullLocale(
  locales: readonly string[],
  wanted: string | undefined,
): string | undefined {
  const [language = '', ...others] = readTags(wanted)
  // A script may stand between them: `zh-Hant-HK`.
  const region = others.find(({ length }) => length === 2)
  return region && locales.find((locale) => locale === `${language}_${region.toUpperCase()}`)
}

function readTags(wanted: string | undefined): string[] {
  return (wanted ?? '').trim().toLowerCase().split(/[-_]/)
}

/** Languages that are written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return locale.startsWith('ar') || locale.startsWith('he')
}
