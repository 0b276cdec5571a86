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
  nl: 'nl_NL',
  no: 'no_NO',
  pl: 'pl_PL',
  pt: 'pt_PT',
  ru: 'ru_RU',
  sk: 'sk_SK',
  sv: 'sv_SE',
  th: 'th_TH',
  zh: 'zh_CN',
}

/** The one of these locales that a merchant means by `de_DE`, `de-de` or `DE`; else English. */
export function findLocale(locales: readonly string[], wanted: string | undefined): string {
  const [language = ''] = (wanted ?? '').trim().toLowerCase().split(/[-_]/)
  return findFullLocale(locales, wanted) ?? ALIASES[language] ?? 'en_US'
}

/** The one of these locales that is spelled in full. */
export function findFullLocale(
  locales: readonly string[],
  wanted: string | undefined,
): string | undefined {
  if (!wanted) return undefined
  const [language = '', region = ''] = wanted.trim().toLowerCase().split(/[-_]/)
  return locales.find((locale) => locale === `${language}_${region.toUpperCase()}`)
}

/** Languages that are written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return locale.startsWith('ar') || locale.startsWith('he')
}
