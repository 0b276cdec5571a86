import { LOCALES, loadTexts, resolveLocale } from '../../widget/locales/locale-registry'
import { LONG, tagsOf } from '../length'
import type { MerchantPage } from './support/merchant-page'
import { expect, test } from './support/test'

/** The two-letter names, and the locale that each of them stands for. */
const ALIASES: Readonly<Record<string, string>> = {
  ...{ ar: 'ar_EG', cs: 'cs_CZ', da: 'da_DK', de: 'de_DE', el: 'el_GR', en: 'en_US' },
  ...{ es: 'es_ES', fi: 'fi_FI', fr: 'fr_FR', hu: 'hu_HU', id: 'id_ID', it: 'it_IT' },
  ...{ ja: 'ja_JP', ko: 'ko_KR', nl: 'nl_NL', no: 'no_NO', pl: 'pl_PL', pt: 'pt_PT' },
  ...{ ru: 'ru_RU', sk: 'sk_SK', sv: 'sv_SE', th: 'th_TH', zh: 'zh_CN', he: 'he_IL' },
}

/** The old widget's look-up, and the spellings that it took for English. */
const SPELLINGS: Readonly<Record<string, string>> = {
  de_AT: 'de_DE',
  zh_SG: 'zh_CN',
  'de-DE': 'de_DE',
  'pt-br': 'pt_BR',
  FR: 'fr_FR',
  xx: 'en_US',
  xx_DE: 'en_US',
  '': 'en_US',
}

/** Creates a widget in a language, reads how it speaks, and ends it. */
function readIn(merchant: MerchantPage, locale: string) {
  return merchant.page.evaluate(async (wanted) => {
    const { create } = globalThis.merchant
    const options = { authorization: 'sandbox_testkey_merchant', container: '#payment' }
    const instance = await create({ ...options, locale: wanted })
    const wrapper = document.querySelector<HTMLElement>('[data-braintree-id="wrapper"]')
    const heading = wrapper?.querySelector('[data-braintree-id="card"] [role=heading]')?.textContent
    const spoken = { lang: wrapper?.lang, dir: wrapper?.dir, heading }
    await instance.teardown()
    return spoken
  }, locale)
}

async function textsOf(locale: string) {
  return {
    lang: locale.replace('_', '-'),
    dir: /^(ar|he)/.test(locale) ? 'rtl' : 'ltr',
    heading: (await loadTexts(locale)).payWithCard,
  }
}

test('WSET-9 WTXT-1 each of the 34 locales speaks its own language', async ({ merchant }) => {
  await merchant.open()
  expect(LOCALES).toHaveLength(34)
  for (const locale of LOCALES) {
    expect(await readIn(merchant, locale)).toEqual(await textsOf(locale))
  }
})

test('WSET-9 two letters, other regions and other spellings lead to a locale, the rest to English', {
  tag: LONG,
}, async ({ merchant }) => {
  await merchant.open()
  for (const [wanted, locale] of Object.entries({ ...ALIASES, ...SPELLINGS })) {
    expect([wanted, await readIn(merchant, wanted)]).toEqual([wanted, await textsOf(locale)])
    expect(resolveLocale(wanted)).toBe(locale)
  }
})

test('WSET-9 a language is fetched when it is spoken, and no other one with it', async ({
  merchant,
}) => {
  const urls: string[] = []
  merchant.page.on('request', (request) => urls.push(request.url()))
  await merchant.start({ options: { locale: 'fi_FI' } })
  const fetched = (name: string) => urls.filter((url) => url.includes(name))
  expect(fetched('fi-fi')).toHaveLength(1)
  expect(fetched('sv-se')).toEqual([])
})

test('WSET-9 single texts are replaced, and unknown keys do no harm', async ({ merchant }) => {
  await merchant.start({
    options: {
      locale: 'de_DE',
      translations: { payWithCard: 'Karte her', 'a(': 'x', constructor: 'x' },
    },
  })
  await expect(merchant.page.getByRole('heading', { name: 'Karte her' })).toBeVisible()
  const { cvvLabel } = await loadTexts('de_DE')
  await expect(merchant.page.getByText(cvvLabel)).toBeVisible()
})

for (const locale of ['ar_EG', 'he_IL']) {
  test(`WTXT-6 in ${locale} the card form is mirrored, and its digits stay from left to right`, {
    tag: tagsOf(locale === 'ar_EG'),
  }, async ({ merchant }) => {
    await merchant.start({ options: { locale } })
    const leftOf = async (hook: string) =>
      (await merchant.hook(hook).boundingBox())?.x ?? Number.NaN
    const [expiry, cvv] = ['expiration-date-field-group', 'cvv-field-group'] as const
    expect(await leftOf(cvv)).toBeLessThan(await leftOf(expiry))
    expect(await leftOf('card-number-icon')).toBeLessThan((await leftOf('card-sheet-header')) + 40)
    for (const field of ['number', 'expirationDate', 'cvv']) {
      await expect(merchant.field(field)).toHaveCSS('direction', 'ltr')
    }
  })
}

test.describe(() => {
  test.use({ expectedConsole: /BROKEN|venmo/i })

  test('WSET-8 what is told to developers stays English, from left to right, in every language', async ({
    merchant,
  }) => {
    await merchant.open()
    await merchant.run(({ simulator }) => simulator.fail('venmo.create', { code: 'BROKEN' }))
    await merchant.create({
      gateway: { payWithVenmo: true },
      options: { locale: 'ar_EG', venmo: true },
    })
    const message = merchant.page.getByText('Developer Error: Something went wrong.')
    await expect(message).toHaveAttribute('lang', 'en')
    await expect(message).toHaveCSS('direction', 'ltr')
  })
})

const HOSTILE = '<img src=x onerror="document.title=1">'

test('WSET-9 B-094 a merchant’s text is text: no markup, no patterns, no other text’s placeholders', async ({
  merchant,
}) => {
  await merchant.start({
    options: {
      paypal: { flow: 'vault' },
      translations: {
        chooseAWayToPay: HOSTILE,
        payingWith: "$& it's {{paymentSource}} & {{identifier}}",
        payWithCard: 'Tom & Jerry',
      },
    },
  })
  await expect(merchant.hook('choose-a-way-to-pay')).toHaveText(HOSTILE)
  await expect(merchant.page.locator('#payment img')).toHaveCount(0)
  await merchant.tile('Card').click()
  await expect(merchant.page.getByRole('heading', { name: 'Tom & Jerry' })).toBeVisible()
  await merchant.fillCard()
  await merchant.request()
  await expect(merchant.hook('methods-label')).toHaveText("$& it's Card & {{identifier}}")
  await expect(merchant.page).not.toHaveTitle('1')
})

test('B-094 what saved methods are called is text too, also in the question before a deletion', async ({
  merchant,
}) => {
  await merchant.start({
    saved: [
      { kind: 'paypal', email: `${HOSTILE}@example.com` },
      { kind: 'card', brand: 'Visa', lastFour: HOSTILE },
    ],
    options: { paypal: { flow: 'vault' }, vaultManager: true },
  })
  await expect(merchant.savedMethod(/onerror.*PayPal/)).toBeVisible()
  await expect(merchant.savedMethod(/Ending in <img/)).toBeVisible()
  await merchant.hook('methods-edit').click()
  await merchant.page.locator('.braintree-method').first().click()
  await expect(merchant.hook('delete-confirmation__message')).toContainText(HOSTILE)
  await expect(merchant.page.locator('#payment img')).toHaveCount(0)
  await expect(merchant.page).not.toHaveTitle('1')
})

test.describe(() => {
  test.use({ expectedConsole: /ar-eg|dynamically imported|ERR_FAILED/ })

  test('WSET-9 WTXT-5 a language that can’t be fetched is English, and said to be', async ({
    merchant,
  }) => {
    await merchant.page.route(/ar-eg/, (route) => route.abort())
    await merchant.open()
    expect(await readIn(merchant, 'ar_EG')).toEqual(await textsOf('en_US'))
  })
})
