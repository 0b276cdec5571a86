import { describe, expect, test } from 'vitest'
import { brandNames } from './brand-names'
import { enUS, type TextKey } from './en-us'
import { LOCALES, loadTexts } from './locale-registry'

const keys = Object.keys(enUS) as TextKey[]
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()

/** Words that are in most English sentences, and in no other of these languages. */
const ENGLISH = /\b(the|this|your|you|enter|check|again|that|with|what|could)\b/i

/** Names stay as they are in every script. */
const withoutNames = (text: string) =>
  text.replace(/\{\{\w+\}\}|PayPal|Venmo|Apple (Pay|Wallet)|Apple|Google Pay/g, '')

describe.each(LOCALES)('WTXT-1 %s', (locale) => {
  test('has every text, with its placeholders and nothing left in braces', async () => {
    const texts = await loadTexts(locale)
    expect(Object.keys(texts).sort()).toEqual([...keys].sort())
    for (const key of keys) {
      expect(texts[key].trim(), key).not.toBe('')
      expect(placeholders(texts[key]), key).toEqual(placeholders(enUS[key]))
      expect(texts[key].replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}<>]/)
    }
  })

  test('leaves no English over where the language has its own words', async () => {
    if (locale.startsWith('en')) return
    const texts = await loadTexts(locale)
    const sameEverywhere = new Set([...Object.keys(brandNames), 'expirationDatePlaceholder'])
    const english = keys.filter((key) => !sameEverywhere.has(key) && texts[key] === enUS[key])
    // A format such as (MM/YY) may be written alike; a sentence may not.
    expect(english.filter((key) => /[a-z]{3}/.test(texts[key]))).toEqual([])
    expect(keys.filter((key) => ENGLISH.test(texts[key]))).toEqual([])
    if (!/^(ar|el|he|ja|ko|ru|th|zh)/.test(locale)) return
    const latin = keys.filter((key) => /[a-z]{3}/i.test(withoutNames(texts[key])))
    expect(latin.filter((key) => !sameEverywhere.has(key))).toEqual([])
  })
})

test.each([
  ['en_GB', 'en_US'],
  ['en_AU', 'en_US'],
  ['en_IN', 'en_US'],
  ['es_XC', 'es_ES'],
  ['fr_CA', 'fr_FR'],
  ['fr_XC', 'fr_FR'],
  ['pt_BR', 'pt_PT'],
  ['zh_HK', 'zh_TW'],
  ['zh_XC', 'zh_CN'],
])('WTXT-1 %s reads differently from its neighbour %s', async (locale, neighbour) => {
  expect(await loadTexts(locale)).not.toEqual(await loadTexts(neighbour))
})
