import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '../locales/locale-registry'
import type { DeclineKind } from './decline-kind'
import { explainDecline } from './explain-decline'
import { DECLINE_LOCALES, loadDeclineTexts } from './load-decline-texts'
import { enUS } from './locales/en-us'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const isKind = (key: string): key is DeclineKind => key in enUS
const kinds = Object.keys(enUS).filter(isKind)

/** Words that are in most English sentences, and in no other of these languages. */
const ENGLISH = /\b(the|this|your|you|card|payment|again|with|choose)\b/i

/** What a thief would learn from, in the languages that share these words' roots. */
const TELLING = /fraud|stolen|lost|volé|robad|gestohlen|betrug|cvv|sospech|verdacht|украд|盗|盜/i

const END = /^(ja|zh)/
const ENDS_OF_SENTENCES = (locale: string) => {
  if (locale.startsWith('th')) return /\S$/
  return END.test(locale) ? /。$/ : /\.$/
}

test('WTXT-7 every locale of the widget has sentences for declines', () => {
  expect(DECLINE_LOCALES).toEqual(LOCALES)
})

describe.each(DECLINE_LOCALES)('WTXT-7 %s', (wanted) => {
  test('has every sentence, whole and in its own script', async () => {
    const { locale, texts } = await loadDeclineTexts(wanted)
    expect(locale).toBe(wanted)
    expect(Object.keys(texts).sort()).toEqual([...kinds].sort())
    for (const kind of kinds) {
      const text = texts[kind]
      expect(text, kind).toBe(text.trim())
      expect(text, kind).toMatch(ENDS_OF_SENTENCES(locale))
      expect(text, kind).not.toMatch(/[{}<>"]| {2}|\.{2}/)
      expect(text, kind).not.toMatch(TELLING)
    }
    expect(new Set(Object.values(texts)).size).toBe(kinds.length)
  })

  test('leaves no English over', async () => {
    if (wanted.startsWith('en')) return
    const { texts } = await loadDeclineTexts(wanted)
    expect(kinds.filter((kind) => ENGLISH.test(texts[kind]))).toEqual([])
    if (!/^(ar|el|he|ja|ko|ru|th|zh)/.test(wanted)) return
    expect(kinds.filter((kind) => /[a-z]/i.test(texts[kind]))).toEqual([])
  })

  test('writes its own punctuation', async () => {
    const { texts } = await loadDeclineTexts(wanted)
    const all = Object.values(texts).join('\n')
    if (/^(ja|zh)/.test(wanted)) expect(all).not.toMatch(/[,.;:!?]/)
    if (wanted.startsWith('ar')) expect(all).not.toMatch(/[,;?]/)
    if (wanted.startsWith('fr')) {
      expect(all).not.toMatch(/'/)
      expect(all).not.toMatch(/[^\u00a0\u202f][:;!?]/)
    }
  })
})

test.each([
  ['es_XC', 'es_ES'],
  ['fr_CA', 'fr_FR'],
  ['fr_XC', 'fr_FR'],
  ['pt_BR', 'pt_PT'],
  ['zh_HK', 'zh_TW'],
  ['zh_XC', 'zh_CN'],
])('WTXT-7 %s reads differently from its neighbour %s', async (locale, neighbour) => {
  const [own, other] = await Promise.all([loadDeclineTexts(locale), loadDeclineTexts(neighbour)])
  expect(own.texts).not.toEqual(other.texts)
})

test.each([
  ['de', 'de-DE', 'ltr'],
  ['pt-br', 'pt-BR', 'ltr'],
  ['nb', 'no-NO', 'ltr'],
  ['zh-Hant', 'zh-TW', 'ltr'],
  ['es_XC', 'es', 'ltr'],
  ['ar', 'ar-EG', 'rtl'],
  ['he_IL', 'he-IL', 'rtl'],
  ['tlh', 'en-US', 'ltr'],
  [undefined, 'en-US', 'ltr'],
] as const)('WTXT-7 for a page in %j the text is marked %s and %s', async (locale, lang, dir) => {
  expect(await explainDecline('2001', locale)).toMatchObject({ kind: 'limit-reached', lang, dir })
})

test('WTXT-7 what must not be known reads like a plain decline in every language', async () => {
  for (const locale of DECLINE_LOCALES) {
    const plain = await explainDecline(undefined, locale)
    for (const code of ['2000', '2010', '2012', '2013', '2014', '2047', '2053', '2059', 'fraud']) {
      expect(await explainDecline(code, locale)).toEqual(plain)
    }
  }
})

test('WTXT-7 a language that can’t be loaded is replaced by English, and that is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lost = new TypeError('Failed to fetch dynamically imported module')
  const loaded = await loadDeclineTexts('de', { de_DE: () => Promise.reject(lost) })
  expect(loaded).toEqual({ locale: 'en_US', texts: enUS })
  expect(log).toHaveBeenCalledWith(lost)
})

test('WTXT-7 a language that never comes is replaced by English after 5 seconds', async () => {
  vi.useFakeTimers()
  const loading = loadDeclineTexts('de', { de_DE: () => new Promise(() => undefined) })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loading).toEqual({ locale: 'en_US', texts: enUS })
})
