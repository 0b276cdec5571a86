import { LONG } from '../length'
import type { MerchantPage } from './support/merchant-page'
import { expect, test } from './support/test'

/** Creates a widget in a shadow root; the page around it has no part in it. */
async function createInShadow(
  merchant: MerchantPage,
  options: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await merchant.page.evaluate(async (own) => {
    const { create, listen } = globalThis.merchant
    const root = document.querySelector('#payment')?.attachShadow({ mode: 'open' })
    const container = document.createElement('div')
    root?.append(container)
    const authorization = 'sandbox_testkey_merchant'
    listen(await create({ authorization, container, ...own }))
  }, options)
}

test.beforeEach(({ merchant }) => merchant.open())

test('WSET-12 in a shadow root a card is typed and paid with, and the styles are in there', async ({
  merchant,
}) => {
  await createInShadow(merchant)
  const sheets = await merchant.page.evaluate(() => [
    document.adoptedStyleSheets.length,
    document.querySelector('#payment')?.shadowRoot?.adoptedStyleSheets.length,
  ])
  // The widget’s own, and one that the provider’s card fields write the height of their frames into.
  expect(sheets).toEqual([0, 2])
  await expect(merchant.hook('card')).not.toHaveCSS('border-top-width', '0px')
  await merchant.fillCard()
  await expect.poll(() => merchant.isRequestable()).toBe(true)
  expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
  await expect(merchant.savedMethod('Ending in 1111 Visa')).toBeChecked()
})

test('WSET-12 B-091 the stylesheet that serves widgets of the document goes on serving them', async ({
  merchant,
}) => {
  const isServing = () =>
    merchant.page.locator('#braintree-dropin-stylesheet').evaluate((style) => {
      return style instanceof HTMLStyleElement && style.sheet?.disabled === false
    })
  await merchant.page.evaluate(() => {
    const style = document.createElement('style')
    style.id = 'braintree-dropin-stylesheet'
    style.textContent = `:where([data-braintree-id='wrapper']) { --_space: 8px }`
    document.head.append(style)
  })
  await createInShadow(merchant)
  expect(await isServing()).toBe(true)
  await expect(merchant.hook('card')).not.toHaveCSS('border-top-width', '0px')
})

test('WSET-12 WCARD-6 fields there know which of them has the focus', async ({ merchant }) => {
  await createInShadow(merchant)
  await merchant.field('number').focus()
  await merchant.page.locator('#after').focus()
  await merchant.page.waitForTimeout(300)
  await expect(merchant.hook('number-field-error')).toBeEmpty()
  await merchant.field('number').focus()
  await merchant.field('cvv').focus()
  await expect(merchant.hook('number-field-error')).toHaveText('Enter the card number.')
})

test('WSET-12 a sheet that opens in there leaves the focus of a shopper outside alone', async ({
  merchant,
}) => {
  await createInShadow(merchant, { paypal: { flow: 'vault' } })
  await merchant.page.locator('#after').focus()
  await merchant.tile('Card').dispatchEvent('click')
  await expect(merchant.hook('card')).toBeVisible()
  await merchant.page.waitForTimeout(300)
  await expect(merchant.page.locator('#after')).toBeFocused()
  await merchant.hook('toggle').click()
  await merchant.tile('Card').click()
  await expect(merchant.field('number')).toBeFocused()
})

test('WSET-12 B-081 PayPal and PayPal Credit render and pay in there', async ({ merchant }) => {
  const buttonStyle = { color: 'gold' }
  await createInShadow(merchant, {
    paypal: { flow: 'vault', buttonStyle },
    paypalCredit: { flow: 'vault', buttonStyle },
  })
  await merchant.run(({ simulator }) => {
    simulator.decisions.paypal = 'approve'
  })
  for (const name of ['PayPal', 'PayPal Credit']) {
    await expect(merchant.tile(name)).toBeEnabled()
  }
  await merchant.tile('PayPal').click()
  await merchant.hook('paypal').getByRole('button', { name: 'PayPal' }).click()
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
  expect(await merchant.request()).toMatchObject({ type: 'PayPalAccount' })
})

test('B-081 one style object for both PayPal options makes one of them a credit button', async ({
  merchant,
}) => {
  const style = await merchant.run(async ({ create }) => {
    const buttonStyle = { color: 'gold' }
    await create({
      authorization: 'sandbox_testkey_merchant',
      container: '#payment',
      paypal: { flow: 'vault', buttonStyle },
      paypalCredit: { flow: 'vault', buttonStyle },
    })
    return buttonStyle
  })
  expect(style).toEqual({ color: 'gold' })
  await expect.poll(async () => (await merchant.calls('paypal-button.render')).length).toBe(2)
  const styles = (await merchant.calls('paypal-button.render')).map(([options]) =>
    JSON.stringify(options).includes('"label":"credit"'),
  )
  expect(styles.sort()).toEqual([false, true])
})

test('WSET-12 WSET-11 focus stays in there when a view goes, and a teardown takes the styles', async ({
  merchant,
}) => {
  await createInShadow(merchant, { paypal: { flow: 'vault' } })
  await merchant.tile('PayPal').focus()
  await merchant.page.keyboard.press('Space')
  await expect(merchant.hook('paypal')).toBeFocused()
  await merchant.use((instance) => instance.teardown())
  const left = await merchant.page.evaluate(() => {
    const root = document.querySelector('#payment')?.shadowRoot
    return [root?.adoptedStyleSheets.length, root?.innerHTML]
  })
  expect(left).toEqual([0, '<div></div>'])
})

test('WSET-12 brands are hidden in there too', { tag: LONG }, async ({ merchant }) => {
  const overrides = { fields: { number: { supportedCardBrands: { visa: false } } } }
  await createInShadow(merchant, { card: { overrides } })
  await expect(merchant.hook('visa-card-icon')).toBeHidden()
  await expect(merchant.hook('master-card-card-icon')).toBeVisible()
})
