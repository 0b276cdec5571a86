import { expect, test } from 'vitest'
import { enUS } from './en-us'
import { fullLocale, LOCALES, loadTexts, resolveLocale } from './locale-registry'
import { createTranslator, DEVELOPER_MESSAGE, describeFailure, translateName } from './translator'

const translate = createTranslator('en_US', enUS, {})

test('WSET-9 there are 34 locales', () => {
  expect(new Set(LOCALES).size).toBe(34)
})

/** The language alone means this one. */
function toCase(locale: string): [string, string] {
  return [locale.slice(0, 2), locale]
}

test.each([
  ['de_DE', 'de_DE'],
  ['de-DE', 'de_DE'],
  ['DE-de', 'de_DE'],
  ['de', 'de_DE'],
  ['de_AT', 'de_DE'],
  ['zh_SG', 'zh_CN'],
  ['pt', 'pt_PT'],
  ['he', 'he_IL'],
  [' fr-ca ', 'fr_CA'],
  ['nb', 'no_NO'],
  ['nb-NO', 'no_NO'],
  ['nn-NO', 'no_NO'],
  ['zh-Hant', 'zh_TW'],
  ['zh-Hant-HK', 'zh_HK'],
  ['zh-Hans', 'zh_CN'],
  ['zh-Hans-CN', 'zh_CN'],
  ...['ar_EG', 'cs_CZ', 'da_DK', 'el_GR', 'es_ES', 'fi_FI', 'fr_FR', 'hu_HU', 'id_ID'].map(toCase),
  ...['it_IT', 'ja_JP', 'ko_KR', 'nl_NL', 'no_NO', 'pl_PL', 'ru_RU', 'sk_SK', 'sv_SE'].map(toCase),
  ...['th_TH', 'zh_CN', 'en_US'].map(toCase),
  ['es_MX', 'es_ES'],
  ['xx', 'en_US'],
  ['constructor', 'en_US'],
  ['', 'en_US'],
  [undefined, 'en_US'],
])('WSET-9 the locale %j is understood as %s', (wanted, locale) => {
  expect(resolveLocale(wanted)).toBe(locale)
})

test('PayPal is told only of a full locale', () => {
  expect([fullLocale('de-de'), fullLocale('de'), fullLocale('de_AT')]).toEqual([
    'de_DE',
    undefined,
    undefined,
  ])
})

test('WSET-9 a locale that cannot be found reads English', async () => {
  expect(await loadTexts('xx_XX')).toBe(enUS)
})

test('WSET-9 a merchant replaces single texts, and they are never read as a pattern', () => {
  const own = createTranslator('en_US', enUS, {
    payWithCard: '<b>Karte</b>',
    payingWith: '{{paymentSource}} & {{paymentSource}}',
  })
  expect(own('payWithCard')).toBe('<b>Karte</b>')
  expect(own('payingWith', { paymentSource: '$& Co' })).toBe('$& Co & $& Co')
  expect(own('edit')).toBe(enUS.edit)
})

test('an unknown brand is shown as the provider names it', () => {
  expect(translateName(translate, 'MasterCard')).toBe('Mastercard')
  expect(translateName(translate, 'Verve')).toBe('Verve')
  expect(translateName(translate, 'toString')).toBe('toString')
})

test.each([
  [{ kind: 'text', key: 'paypalButtonMustBeUsed' }, enUS.paypalButtonMustBeUsed],
  [{ kind: 'text', key: 'toString' }, enUS.genericError],
  [{ kind: 'code', code: 'VENMO_APP_FAILED' }, enUS.venmoAppFailedError],
  [{ kind: 'code', code: 'PAYPAL_FLOW_FAILED' }, enUS.paypalFlowFailedError],
  [
    { kind: 'code', code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' },
    enUS.hostedFieldsTokenizationNetworkErrorError,
  ],
  [{ kind: 'code', code: 'HOSTED_FIELDS_FIELDS_EMPTY' }, enUS.genericError],
  [{ kind: 'developer' }, DEVELOPER_MESSAGE],
  [{ kind: 'unknown' }, enUS.genericError],
] as const)('WTXT-2 the failure %j reads as its text', (failure, text) => {
  expect(describeFailure(translate, failure)).toBe(text)
})
