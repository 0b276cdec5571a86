import { findLocale } from '../locales/find-locale'
import type { DeclineTexts } from './decline-texts'
import { enUS } from './locales/en-us'

type Loaders = Readonly<Record<string, () => Promise<DeclineTexts>>>

/** Loads the sentences of each of the widget's locales; English is always there. */
const LOADERS: Loaders = {
  ar_EG: async () => (await import('./locales/ar-eg')).arEG,
  cs_CZ: async () => (await import('./locales/cs-cz')).csCZ,
  da_DK: async () => (await import('./locales/da-dk')).daDK,
  de_DE: async () => (await import('./locales/de-de')).deDE,
  el_GR: async () => (await import('./locales/el-gr')).elGR,
  en_AU: async () => enUS,
  en_GB: async () => enUS,
  en_IN: async () => enUS,
  en_US: async () => enUS,
  es_ES: async () => (await import('./locales/es-es')).esES,
  es_XC: async () => (await import('./locales/es-xc')).esXC,
  fi_FI: async () => (await import('./locales/fi-fi')).fiFI,
  fr_CA: async () => (await import('./locales/fr-ca')).frCA,
  fr_FR: async () => (await import('./locales/fr-fr')).frFR,
  fr_XC: async () => (await import('./locales/fr-xc')).frXC,
  he_IL: async () => (await import('./locales/he-il')).heIL,
  hu_HU: async () => (await import('./locales/hu-hu')).huHU,
  id_ID: async () => (await import('./locales/id-id')).idID,
  it_IT: async () => (await import('./locales/it-it')).itIT,
  ja_JP: async () => (await import('./locales/ja-jp')).jaJP,
  ko_KR: async () => (await import('./locales/ko-kr')).koKR,
  nl_NL: async () => (await import('./locales/nl-nl')).nlNL,
  no_NO: async () => (await import('./locales/no-no')).noNO,
  pl_PL: async () => (await import('./locales/pl-pl')).plPL,
  pt_BR: async () => (await import('./locales/pt-br')).ptBR,
  pt_PT: async () => (await import('./locales/pt-pt')).ptPT,
  ru_RU: async () => (await import('./locales/ru-ru')).ruRU,
  sk_SK: async () => (await import('./locales/sk-sk')).skSK,
  sv_SE: async () => (await import('./locales/sv-se')).svSE,
  th_TH: async () => (await import('./locales/th-th')).thTH,
  zh_CN: async () => (await import('./locales/zh-cn')).zhCN,
  zh_HK: async () => (await import('./locales/zh-hk')).zhHK,
  zh_TW: async () => (await import('./locales/zh-tw')).zhTW,
  zh_XC: async () => (await import('./locales/zh-xc')).zhXC,
}

/** Every locale that has sentences. */
export const DECLINE_LOCALES: readonly string[] = Object.keys(LOADERS)

interface LoadedTexts {
  /** Whose sentences these are. */
  readonly locale: string
  readonly texts: DeclineTexts
}

/** A page that waits for words says nothing at all. */
const LOADING_TIMEOUT_MS = 5_000

/**
 * The sentences for what a merchant writes, such as `de`; English where there are none, or where they can't be loaded
 * in time.
 */
export async function loadDeclineTexts(
  wanted: string | undefined,
  loaders: Loaders = LOADERS,
): Promise<LoadedTexts> {
  const locale = findLocale(Object.keys(loaders), wanted)
  try {
    const texts = await inTime(loaders[locale]?.())
    if (texts) return { locale, texts }
  } catch (error) {
    console.error(error)
  }
  return { locale: 'en_US', texts: enUS }
}

async function inTime<Value>(loading: Promise<Value> | undefined): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LOADING_TIMEOUT_MS)
  })
  try {
    return await Promise.race([loading, limit])
  } finally {
    clearTimeout(timer)
  }
}
