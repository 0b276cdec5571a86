import type { RealPage } from './support/real-page'
import { expect, test } from './support/test'

/** A merchant with nothing to hide: no nonce, no `unsafe-inline`. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'connect-src https:',
  'frame-src https://assets.braintreegateway.com',
  "img-src 'self' data:",
].join('; ')

const AUTHORIZATION = 'sandbox_testkey_simulated_merchant'

async function payByCard(shop: RealPage): Promise<void> {
  await shop.fillCard()
  await expect.poll(() => shop.isRequestable()).toBe(true)
  expect(await shop.request()).toMatchObject({ type: 'CreditCard' })
  for (const name of ['number', 'expirationDate', 'cvv']) {
    const frame = shop.page.locator(`iframe[name="braintree-hosted-field-${name}"]`)
    expect((await frame.boundingBox())?.height).toBeGreaterThan(30)
  }
  await shop.use((instance) => instance.teardown())
  expect(await shop.page.locator('div[slot]').count()).toBe(0)
  expect(await shop.page.locator('style').count()).toBe(0)
}

test('WSET-12 in a shadow root under a strict policy a card pays without a violation', async ({
  shop,
}) => {
  await shop.open({ isShadow: true, policy: STRICT })
  await shop.start()
  await payByCard(shop)
  expect(await shop.violations()).toEqual([])
})

test('WSET-12 so it does in a closed root within another one', async ({ shop }) => {
  await shop.open({ policy: STRICT })
  await shop.page.evaluate(async (authorization) => {
    const outer = document.querySelector('#payment')?.attachShadow({ mode: 'closed' })
    const host = document.createElement('div')
    outer?.append(host)
    const container = document.createElement('div')
    host.attachShadow({ mode: 'closed' }).append(container)
    await globalThis.realMerchant.create({ authorization, container })
    Object.assign(globalThis, { outer })
  }, AUTHORIZATION)
  await shop.fillCard()
  await expect.poll(() => shop.isRequestable()).toBe(true)
  const frame = shop.page.locator('iframe[name="braintree-hosted-field-number"]')
  expect((await frame.boundingBox())?.height).toBeGreaterThan(30)
  expect(await shop.request()).toMatchObject({ type: 'CreditCard' })
  await shop.use((instance) => instance.teardown())
  const left = await shop.page.evaluate('[payment.innerHTML, outer.innerHTML]')
  expect(left).toEqual(['', '<div></div>'])
  expect(await shop.violations()).toEqual([])
})

test('WSET-12 and behind a style of the merchant’s own that the policy has refused', async ({
  shop,
}) => {
  await shop.open({ isShadow: true, policy: STRICT })
  await shop.page.locator('#payment').evaluate((host) => {
    const style = document.createElement('style')
    style.textContent = 'p { color: red }'
    host.attachShadow({ mode: 'open' }).append(style)
  })
  await shop.start()
  await shop.fillCard()
  await expect.poll(() => shop.isRequestable()).toBe(true)
  await shop.use((instance) => instance.teardown())
  const left = await shop.page.locator('#payment').evaluate(({ shadowRoot }) => ({
    markup: shadowRoot?.innerHTML,
    sheets: shadowRoot?.adoptedStyleSheets.length,
  }))
  expect(left).toEqual({ markup: '<style>p { color: red }</style><div></div>', sheets: 0 })
  expect(await shop.violations()).toEqual([expect.stringContaining('style-src')])
})
