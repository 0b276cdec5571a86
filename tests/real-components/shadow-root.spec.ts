import type { Page } from 'playwright/test'
import { readPixel } from './support/read-pixel'
import { expect, test } from './support/test'

/** What the component has put into the light tree of the host, and the widget's root into the shadow tree. */
function readHost(page: Page) {
  return page.locator('#payment').evaluate((host) => ({
    light: host.innerHTML,
    shadow: host.shadowRoot?.innerHTML,
    sheets: host.shadowRoot?.adoptedStyleSheets.length,
  }))
}

const LOOKS = {
  light: { text: 'rgb(29, 33, 41)', ground: 'rgb(255, 255, 255)' },
  dark: { text: 'rgb(238, 240, 244)', ground: 'rgb(20, 22, 27)' },
} as const

for (const isShadow of [false, true]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const place = isShadow ? 'in a shadow root' : 'in the page'
    test(`WSET-12 WSET-14 ${place}, ${colorScheme}, card fields stand on the ground of their place`, async ({
      shop,
    }) => {
      await shop.open({ isShadow, colorScheme })
      await shop.start()
      const { text, ground } = LOOKS[colorScheme]
      const box = shop.page.locator('.braintree-form-cvv')
      await expect(box).toHaveCSS('background-color', ground)
      await expect(shop.field('cvv')).toHaveCSS('color', text)
      // Within the frame, at its end, where no text is.
      expect(await readPixel(box, 0.55, 0.5)).toBe(ground)
    })
  }
}

test('WSET-12 WCARD-6 in a shadow root a field that was left empty for another one says so', async ({
  shop,
}) => {
  await shop.open({ isShadow: true })
  await shop.start()
  const error = shop.hook('number-field-error')
  await shop.field('number').focus()
  await expect(shop.hook('number-field-group')).toHaveClass(/is-focused/)
  await expect(error).toBeEmpty()
  await shop.page.keyboard.press('Tab')
  await expect(shop.hook('expiration-date-field-group')).toHaveClass(/is-focused/)
  await expect(error).toHaveText('Enter the card number.')
})

test('WSET-11 WSET-12 a teardown leaves nothing of the card fields in the host', async ({
  shop,
}) => {
  await shop.open({ isShadow: true })
  await shop.start()
  expect((await readHost(shop.page)).light.match(/<div slot/g)).toHaveLength(3)
  await shop.use((instance) => instance.teardown())
  const nothing = { light: '', shadow: '<div></div>', sheets: 0 }
  expect(await readHost(shop.page)).toEqual(nothing)
})

test('WSET-11 WSET-12 nor does a widget that was given up while its fields were loading', async ({
  shop,
  wire,
}) => {
  const release = wire.hold('card fields frame')
  await shop.open({ isShadow: true })
  await shop.page.evaluate((authorization) => {
    const { realMerchant } = globalThis
    const giveUp = new AbortController()
    Object.assign(globalThis, { giveUp })
    void realMerchant
      .create({ authorization, container: realMerchant.place(), signal: giveUp.signal })
      .catch(() => undefined)
  }, 'sandbox_testkey_simulated_merchant')
  await expect(shop.page.locator('#payment > div[slot]')).toHaveCount(3)
  await shop.page.evaluate('giveUp.abort()')
  await expect(shop.page.locator('#payment > div[slot]')).toHaveCount(0)
  expect(await readHost(shop.page)).toMatchObject({ light: '', sheets: 0 })
  release()
})
