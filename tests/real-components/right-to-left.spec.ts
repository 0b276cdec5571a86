import { expect, test } from './support/test'

const card = { cardholderName: true }

/** Where the text of each field starts, and where it runs. */
const RUNS = {
  cardholderName: { direction: 'rtl', start: 'right' },
  number: { direction: 'ltr', start: 'right' },
  expirationDate: { direction: 'ltr', start: 'right' },
  cvv: { direction: 'ltr', start: 'right' },
  postalCode: { direction: 'ltr', start: 'right' },
}

test.use({ wireSettings: { challenges: ['cvv', 'postal_code'] } })

for (const locale of ['ar_EG', 'he_IL']) {
  for (const isShadow of [false, true]) {
    test(`WTXT-6 in ${locale}${isShadow ? ', in a shadow root,' : ''} digits run left to right, from the page's side`, async ({
      shop,
    }) => {
      await shop.open({ isShadow, isRightToLeft: true })
      await shop.start({ locale, card })
      for (const [name, { direction, start }] of Object.entries(RUNS)) {
        await expect(shop.field(name)).toHaveCSS('direction', direction)
        await expect(shop.field(name)).toHaveCSS('text-align', start)
        const placeholder = await shop
          .field(name)
          .evaluate((input) => getComputedStyle(input, '::placeholder').textAlign)
        expect(placeholder).toBe(start)
      }
    })
  }
}

test('WTXT-6 left to right the frames keep their own', async ({ shop }) => {
  await shop.open({ isRightToLeft: true })
  await shop.start({ locale: 'de_DE', card })
  for (const name of Object.keys(RUNS)) {
    await expect(shop.field(name)).toHaveCSS('direction', 'ltr')
    await expect(shop.field(name)).toHaveCSS('text-align', 'start')
  }
})

test('WCARD-10 a merchant’s own directions hold', async ({ shop }) => {
  await shop.open({ isRightToLeft: true })
  const styles = { input: { textAlign: 'left' }, '.cardholderName': { direction: 'ltr' } }
  await shop.start({ locale: 'ar_EG', card: { ...card, overrides: { styles } } })
  await expect(shop.field('number')).toHaveCSS('text-align', 'left')
  await expect(shop.field('cardholderName')).toHaveCSS('direction', 'ltr')
})
