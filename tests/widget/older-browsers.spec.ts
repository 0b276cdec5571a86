import type { Page } from 'playwright/test'
import { MASTERCARD, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

/** What browsers from before this one lack, taken away before the page's first script. */
const LACKS = {
  // Safari 16.3, Firefox 100
  'constructable stylesheets': () => {
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
    globalThis.CSSStyleSheet = new Proxy(CSSStyleSheet, {
      construct() {
        throw new TypeError('Illegal constructor')
      },
    })
  },
  // Safari 15.3, Chrome 100, Firefox 100
  'newer functions': () => {
    // The simulated components of this page call the others.
    for (const name of ['with', 'findLast', 'findLastIndex']) {
      Reflect.deleteProperty(Array.prototype, name)
    }
    for (const name of ['hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name)
    for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name)
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(Map, 'groupBy')
    Reflect.deleteProperty(globalThis, 'structuredClone')
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  },
} as const

/** Not in the frames, where the simulated fields are. */
function takeAway(page: Page, take: () => void): Promise<unknown> {
  return page.addInitScript(`if (self === top) (${take})()`)
}

/** Safari 17.4, Chrome 122, Firefox 119 read no `light-dark()`, and some of them neither nested rules nor `:has()`. */
async function takeNewStyles(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      response,
      body: text
        .replaceAll('light-dark(', 'not-yet-light-dark(')
        .replaceAll(':has(', ':not-yet-has(')
        .replaceAll(': subgrid', ': not-yet-subgrid'),
    })
  })
}

for (const [what, take] of Object.entries(LACKS)) {
  test(`WSET-14 without ${what} a card pays, and a saved one, in the widget's own looks`, async ({
    merchant,
    page,
  }) => {
    await takeAway(page, take)
    // The page's own script copies what it hears.
    await page.addInitScript(() => {
      Object.assign(globalThis, { structuredClone: (value: unknown) => value })
    })
    await merchant.start({ saved: [VISA, MASTERCARD], options: { vaultManager: true } })
    await expect(merchant.savedMethod('Ending in 1111 Visa')).toBeChecked()
    await expect(page.locator('.braintree-method--active')).toHaveCSS('min-height', '60px')
    await expect(merchant.hook('methods-edit')).toHaveCSS('min-width', '44px')
    await merchant.hook('toggle').click()
    await merchant.fillCard()
    expect((await merchant.request()).type).toBe('CreditCard')
    await merchant.use((instance) => instance.teardown())
    expect(await page.locator('style').count()).toBe(0)
  })
}

test('without constructable stylesheets the widget has its looks in a shadow root too', async ({
  merchant,
  page,
}) => {
  await takeAway(page, LACKS['constructable stylesheets'])
  await merchant.open()
  await page.locator('#payment').evaluate((host) => {
    const place = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(place)
    Object.assign(globalThis, { place })
  })
  await page.evaluate(async () => {
    const { merchant: own } = globalThis
    const container: unknown = Reflect.get(globalThis, 'place')
    if (!(container instanceof HTMLElement)) throw new Error('There is no place.')
    own.listen(await own.create({ authorization: 'sandbox_testkey_merchant', container }))
  })
  await expect(page.locator('.braintree-form-number')).toHaveCSS('height', '44px')
  await merchant.fillCard()
  expect((await merchant.request()).type).toBe('CreditCard')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`WSET-14 without light-dark() everything is legible, ${colorScheme}`, async ({
    merchant,
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await takeNewStyles(page)
    await merchant.start({ saved: [VISA], options: { vaultManager: true } })
    const ground = colorScheme === 'dark' ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)'
    const text = colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)'
    const method = page.locator('.braintree-method')
    await expect(method).toHaveCSS('background-color', ground)
    await expect(method).toHaveCSS('color', text)
    await expect(method).toHaveCSS('border-top-width', '1px')
    await merchant.hook('methods-edit').click()
    await method.click()
    await expect(merchant.hook('delete-confirmation__yes')).toHaveCSS('color', 'rgb(255, 255, 255)')
    await merchant.hook('delete-confirmation__no').click()
    await merchant.hook('methods-edit').click()
    await merchant.hook('toggle').click()
    await expect(merchant.hook('card')).toHaveCSS('background-color', ground)
    await expect(merchant.hook('card')).toHaveCSS('border-top-width', '1px')
    // The fields keep the scheme that they were created with.
    await expect(page.locator('.braintree-form-number')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    )
    await expect(merchant.field('number')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await merchant.fillCard()
    expect((await merchant.request()).type).toBe('CreditCard')
  })
}
