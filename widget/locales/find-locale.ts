const ALIASES: Readonly<Record<string, string>> = {
  ar: 'ar_EG',
  cs: 'cs_CZ',
  da: 'da_DK',
  de: 'de_DE',
  el: 'el_GR',
  en: 'en_US',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  he: 'he_IL',
  hu: 'hu_HU',
  id: 'id_ID',
  it: 'it_IT',
  ja: 'ja_JP',
  ko: 'ko_KR',
  // What pages and browsers call Norwegian: the two written forms have codes of their own.
  nb: 'no_NO',
  nl: 'nl_NL',
  nn: 'no_NO',
  no: 'no_NO',
  pl: 'pl_PL',
  pt: 'pt_PT',
  ru: 'ru_RU',
  sk: 'sk_SK',
  sv: 'sv_SE',
  th: 'th_TH',
  zh: 'zh_CN',
  'zh-hant': 'zh_TW',
}

/** The one of these locales that a merchant means by `de_DE`, `de-de`, `DE` or `zh-Hant`; else English. */
export function findLocale(locales: readonly string[], wanted: string | undefined): string {
  const [language = '', script] = readTags(wanted)
  return (
    findFullLocale(locales, wanted) ??
    ALIASES[`${language}-${script}`] ??
    ALIASES[language] ??
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
