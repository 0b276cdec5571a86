import { enUS, type Texts } from './en-us'
import { findFullLocale, findLocale } from './find-locale'

/** Loads the texts of each locale; English is always there. One line adds a locale. */
const LOADERS: Readonly<Record<string, () => Promise<Texts>>> = {
  ar_EG: async () => (await import('./ar-eg')).arEG,
  cs_CZ: async () => (await import('./cs-cz')).csCZ,
  da_DK: async () => (await import('./da-dk')).daDK,
  de_DE: async () => (await import('./de-de')).deDE,
  el_GR: async () => (await import('./el-gr')).elGR,
  en_AU: async () => (await import('./en-au')).enAU,
  en_GB: async () => (await import('./en-gb')).enGB,
  en_IN: async () => (await import('./en-in')).enIN,
  en_US: async () => enUS,
  es_ES: async () => (await import('./es-es')).esES,
  es_XC: async () => (await import('./es-xc')).esXC,
  fi_FI: async () => (await import('./fi-fi')).fiFI,
  fr_CA: async () => (await import('./fr-ca')).frCA,
  fr_FR: async () => (await import('./fr-fr')).frFR,
  fr_XC: async () => (await import('./fr-xc')).frXC,
  he_IL: async () => (await import('./he-il')).heIL,
  hu_HU: async () => (await import('./hu-hu')).huHU,
  id_ID: async () => (await import('./id-id')).idID,
  it_IT: async () => (await import('./it-it')).itIT,
  ja_JP: async () => (await import('./ja-jp')).jaJP,
  ko_KR: async () => (await import('./ko-kr')).koKR,
  nl_NL: async () => (await import('./nl-nl')).nlNL,
  no_NO: async () => (await import('./no-no')).noNO,
  pl_PL: async () => (await import('./pl-pl')).plPL,
  pt_BR: async () => (await import('./pt-br')).ptBR,
  pt_PT: async () => (await import('./pt-pt')).ptPT,
  ru_RU: async () => (await import('./ru-ru')).ruRU,
  sk_SK: async () => (await import('./sk-sk')).skSK,
  sv_SE: async () => (await import('./sv-se')).svSE,
  th_TH: async () => (await import('./th-th')).thTH,
  zh_CN: async () => (await import('./zh-cn')).zhCN,
  zh_HK: async () => (await import('./zh-hk')).zhHK,
  zh_TW: async () => (await import('./zh-tw')).zhTW,
  zh_XC: async () => (await import('./zh-xc')).zhXC,
}

/** Every locale with texts of its own, as the provider spells them. */
export const LOCALES: readonly string[] = Object.keys(LOADERS)

/** The widget's locale for what a merchant writes: `de_DE`, `de-de`, `DE`; else English. */
export function resolveLocale(wanted: string | undefined): string {
  return findLocale(LOCALES, wanted)
}

/** The full name that a merchant's locale spells, where it spells one: PayPal takes nothing else. */
export function fullLocale(wanted: string | undefined): string | undefined {
  return findFullLocale(LOCALES, wanted)
}

/** The texts of a locale; English where there are none. Rejects where they can't be loaded. */
export async function loadTexts(locale: string): Promise<Texts> {
  return (await LOADERS[locale]?.()) ?? enUS
}
