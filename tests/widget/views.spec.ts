import { LONG } from '../length'
import { MASTERCARD, PAYPAL_ACCOUNT, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const paypal = { flow: 'vault' }
const saved = [VISA, MASTERCARD, PAYPAL_ACCOUNT]

// These tests walk through the whole widget: what React has to warn of shows here, and fails them.
test.use({ address: '/development/' })

test('WVIEW-1 several options and no saved method: one tile each', async ({ merchant }) => {
  await merchant.start({ options: { paypal, paypalCredit: paypal } })
  const list = merchant.page.getByRole('radiogroup', { name: 'Choose how to pay' })
  await expect(list.getByRole('radio')).toHaveCount(3)
  expect(await merchant.shown()).toEqual(['options'])
  await expect(merchant.hook('wrapper')).toHaveClass(/\bbraintree-show-options\b/)
})

test('WVIEW-2 one option: its sheet, without a way elsewhere', async ({ merchant }) => {
  await merchant.start()
  expect(await merchant.shown()).toEqual(['card'])
})

test('WVIEW-3 WVIEW-4 saved methods: the first is chosen, the heading says so', async ({
  merchant,
}) => {
  await merchant.start({ saved, options: { paypal } })
  await expect(merchant.page.getByRole('heading', { name: 'Paying with Card' })).toBeVisible()
  await expect(merchant.savedMethod('Ending in 1111 Visa')).toBeChecked()
  await expect(merchant.page.locator('.braintree-method--active')).toHaveText(/1111/)
  expect(await merchant.shown()).toEqual(['methods', 'toggle'])
  expect(await merchant.isRequestable()).toBe(true)
  await expect(merchant.hook('methods-edit')).toBeHidden()
})

test('WVIEW-3 without preselection the list shows with nothing chosen', { tag: LONG }, async ({
  merchant,
}) => {
  await merchant.start({ saved, options: { preselectVaultedPaymentMethod: false } })
  expect(await merchant.shown()).toEqual(['methods', 'toggle'])
  await expect(merchant.page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await merchant.isRequestable()).toBe(false)
  expect(await merchant.analytics()).not.toContain('vaulted-card.preselect')
})

test('WVIEW-5 a chosen method is active at once, its view 200 ms later', async ({ merchant }) => {
  await merchant.start({ saved, options: { paypal } })
  const at = await merchant.run(async ({ events, instances: [instance] }) => {
    const start = performance.now()
    const labels = [...document.querySelectorAll<HTMLElement>('.braintree-method')]
    labels.find((label) => label.textContent?.includes('jane@'))?.click()
    const nonce = (await instance?.requestPaymentMethod())?.type
    while (events.length === 0) await new Promise(requestAnimationFrame)
    return { nonce, delay: performance.now() - start }
  })
  expect(at.nonce).toBe('PayPalAccount')
  expect(at.delay).toBeGreaterThanOrEqual(200)
  expect(await merchant.events()).toEqual([
    'changeActiveView methods methods',
    'paymentMethodRequestable PayPalAccount true',
  ])
  await expect(merchant.page.getByRole('heading', { name: 'Paying with PayPal' })).toBeVisible()
})

test('WVIEW-4 the toggle reveals the options below the list, and a tile its sheet', async ({
  merchant,
}) => {
  await merchant.start({ saved, options: { paypal } })
  await merchant.page.getByRole('button', { name: 'Choose another way to pay' }).click()
  expect(await merchant.shown()).toEqual(['methods', 'options'])
  await expect(merchant.page.getByRole('heading', { name: 'Other ways to pay' })).toBeVisible()
  expect(await merchant.events()).toEqual([])
  await merchant.tile('PayPal').click()
  expect(await merchant.shown()).toEqual(['toggle', 'paypal'])
  await expect(merchant.hook('wrapper')).toHaveClass('braintree-wrapper braintree-show-paypal')
})

test('WVIEW-6 each option has a sheet of its own', async ({ merchant }) => {
  await merchant.open()
  await merchant.create({
    gateway: { payWithVenmo: true, androidPay: true },
    options: {
      paypal,
      paypalCredit: paypal,
      venmo: true,
      googlePay: {
        transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' },
      },
    },
  })
  const sheets = {
    Card: 'card',
    PayPal: 'paypal',
    'PayPal Credit': 'paypalCredit',
    Venmo: 'venmo',
    'Google Pay': 'googlePay',
  }
  for (const [name, id] of Object.entries(sheets)) {
    await merchant.tile(name).click()
    expect(await merchant.shown()).toEqual(['toggle', id])
    await merchant.hook('toggle').click()
  }
})

test('WVIEW-7 loading shows until ready', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('hosted-fields.create', { times: 1 }))
  const creating = merchant.create()
  await expect(merchant.hook('loading-container')).toBeVisible()
  await expect(merchant.page.getByRole('status')).toHaveText('Loading ways to pay')
  expect(await merchant.shown()).toEqual(['loading-container'])
  await merchant.run(({ simulator }) => simulator.release('hosted-fields.create'))
  await creating
  expect(await merchant.shown()).toEqual(['card'])
  await expect(merchant.page.locator('.braintree-dropin')).toHaveClass(/braintree-loaded/)
})

test('WVIEW-8 B-037 everything works by keyboard, by Enter and by Space', async ({ merchant }) => {
  const { page } = merchant
  await merchant.start({ saved, options: { paypal, vaultManager: true } })
  await page.locator('#before').focus()
  await page.keyboard.press('Tab')
  await expect(merchant.hook('methods-edit')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(merchant.savedMethod('Ending in 1111 Visa')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(merchant.savedMethod('Ending in 4444 Mastercard')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(merchant.hook('toggle')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(merchant.tile('Card')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(merchant.tile('PayPal')).toBeFocused()
  expect(await merchant.shown()).toEqual(['methods', 'options'])
  await page.keyboard.press('Enter')
  expect(await merchant.shown()).toEqual(['toggle', 'paypal'])
})

test('B-038 focus stays in the widget when what held it goes away', async ({ merchant }) => {
  const { page } = merchant
  await merchant.start({ options: { paypal, paypalCredit: paypal } })
  await merchant.tile('PayPal').focus()
  await page.keyboard.press('Space')
  await expect(merchant.hook('paypal')).toBeFocused()
  await merchant.hook('toggle').focus()
  await page.keyboard.press('Enter')
  await expect(merchant.tile('Card')).toBeFocused()
})

test('a shopper who is elsewhere on the page keeps their focus', { tag: LONG }, async ({
  merchant,
}) => {
  await merchant.start({ saved })
  await merchant.page.locator('#after').focus()
  await merchant.use((instance) => instance.clearSelectedPaymentMethod())
  await merchant.page.waitForTimeout(300)
  await expect(merchant.page.locator('#after')).toBeFocused()
})

test('a shopper who is in a field before the form takes the focus stays there', async ({
  merchant,
}) => {
  await merchant.start({ options: { paypal } })
  await merchant.page.evaluate(() => {
    document.querySelector<HTMLElement>('.braintree-option__card')?.click()
    const frame = document.querySelector<HTMLIFrameElement>('#braintree-hosted-field-cvv')
    frame?.contentDocument?.querySelector('input')?.focus()
  })
  await merchant.page.waitForTimeout(300)
  await expect(merchant.field('cvv')).toBeFocused()
  expect(await merchant.calls('hosted-fields.focus')).toEqual([])
})

test('WVIEW-9 a guest keeps one method, the newest, and nothing is fetched', async ({
  merchant,
}) => {
  await merchant.start()
  await merchant.fillCard()
  await merchant.request()
  await expect(merchant.page.getByRole('radio')).toHaveCount(1)
  await merchant.hook('toggle').click()
  await merchant.fillCard({ number: '5555555555554444' })
  await merchant.request()
  await expect(merchant.savedMethod('Ending in 4444 Mastercard')).toBeChecked()
  await expect(merchant.page.getByRole('radio')).toHaveCount(1)
  expect(await merchant.calls('vault-manager.create')).toEqual([])
})

test('WVIEW-9 a token without a customer is a guest too', { tag: LONG }, async ({ merchant }) => {
  await merchant.open()
  const authorization = await merchant.run(async ({ simulator }) => {
    const token = await simulator.gateway().generateClientToken({ clientApiUrl: '/unused' })
    const { clientApiUrl: _unused, ...claims } = JSON.parse(atob(token))
    return btoa(JSON.stringify(claims))
  })
  await merchant.create({ options: { authorization } })
  expect(await merchant.analytics()).toContain('started.client-token')
  expect(await merchant.calls('vault-manager.fetchPaymentMethods')).toEqual([])
})

test('WVIEW-10 saved wallets are hidden, and what the merchant names', async ({ merchant }) => {
  await merchant.start({
    gateway: { payWithVenmo: true },
    saved: [...saved, { kind: 'venmo', username: 'venmojane' }],
    options: { paypal, venmo: true, hiddenVaultedPaymentMethodTypes: ['paypal'] },
  })
  await expect(merchant.page.getByRole('radio')).toHaveCount(2)
  await expect(merchant.page.getByText('venmojane')).toHaveCount(0)
})

test('WVIEW-10 WVAULT-1 the default method leads unless the merchant refuses', async ({
  merchant,
}) => {
  const methods = [VISA, { ...MASTERCARD, isDefault: true }]
  await merchant.start({ saved: methods })
  await expect(merchant.savedMethod('Ending in 4444 Mastercard')).toBeChecked()
  expect(await merchant.calls('vault-manager.fetchPaymentMethods')).toEqual([
    [{ defaultFirst: true }],
  ])
  await merchant.open()
  await merchant.create({ saved: methods, options: { showDefaultPaymentMethodFirst: false } })
  await expect(merchant.savedMethod('Ending in 1111 Visa')).toBeChecked()
})

test('WVIEW-11 clearing forgets a card that was not saved', async ({ merchant }) => {
  await merchant.start({ options: { paypal } })
  await merchant.tile('Card').click()
  await merchant.fillCard()
  await merchant.request()
  await expect(merchant.page.getByRole('radio', { checked: true })).toHaveCount(1)
  await merchant.forgetEvents()
  await merchant.use((instance) => instance.clearSelectedPaymentMethod())
  expect(await merchant.events()).toEqual([
    'noPaymentMethodRequestable',
    'changeActiveView methods options',
  ])
  expect(await merchant.shown()).toEqual(['options'])
})

test('B-069 clearing leaves a half-filled card form as it is', async ({ merchant }) => {
  await merchant.start()
  await merchant.field('number').pressSequentially('4111')
  await merchant.use((instance) => instance.clearSelectedPaymentMethod())
  await expect(merchant.field('number')).toHaveValue('4111')
  expect(await merchant.shown()).toEqual(['card'])
})
