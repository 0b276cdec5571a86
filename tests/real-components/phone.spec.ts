import { expect, test } from './support/test'

/** No `unsafe-inline`: style attributes are refused. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'connect-src https:',
  'frame-src https://assets.braintreegateway.com',
  "img-src 'self' data:",
].join('; ')

test.use({
  viewport: { width: 360, height: 800 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
})

for (const policy of [undefined, STRICT]) {
  test(`on a phone${policy ? ', under a strict policy,' : ''} the inputs that hand the focus on are out of sight`, async ({
    shop,
  }) => {
    await shop.open({ ...(policy ? { policy } : {}) })
    await shop.page.locator('main').evaluate((main) => {
      const form = document.createElement('form')
      form.append(...main.children)
      main.append(form)
    })
    await shop.start()
    const intercepts = shop.page.locator('.focus-intercept')
    // Between the fields there are two each; those at the ends of the form go.
    await expect(intercepts).toHaveCount(4)
    for (const intercept of await intercepts.all()) {
      await expect(intercept).toHaveCSS('opacity', '0')
      await expect(intercept).toHaveCSS('position', 'absolute')
    }
    const box = shop.page.locator('.braintree-form-cvv')
    const frame = shop.page.locator('iframe[name="braintree-hosted-field-cvv"]')
    const [outer, inner] = [await box.boundingBox(), await frame.boundingBox()]
    expect(Math.abs((inner?.y ?? 0) - (outer?.y ?? 0))).toBeLessThan(2)
    await shop.fillCard()
    await expect.poll(() => shop.isRequestable()).toBe(true)
  })
}
