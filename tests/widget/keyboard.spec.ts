import type { Page } from 'playwright/test'
import { MASTERCARD, PAYPAL_ACCOUNT, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const paypal = { flow: 'vault' }
const saved = [VISA, MASTERCARD, PAYPAL_ACCOUNT]

/** What has the focus, and whether one sees that it does; the ring of a tile stands around its label. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    const hosts = [
      active,
      active?.closest('.braintree-option, .braintree-method'),
      active?.parentElement,
    ]
    const hook = active?.getAttribute('data-braintree-id') ?? active?.id
    const isSeen = hosts.some((host) => host && getComputedStyle(host).outlineStyle !== 'none')
    return { tag: active?.role ?? active?.tagName ?? 'none', hook, isSeen }
  })

/** Tabs from one end of the widget to the other; every stop must be seen. */
async function tabThrough(page: Page): Promise<string[]> {
  await page.locator('#before').focus()
  const stops: string[] = []
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop.hook === 'after') return stops
    // The ring of a field comes with an event of its frame.
    await expect.poll(() => focused(page)).toEqual({ ...stop, isSeen: true })
    expect(stop.tag).not.toBe('BODY')
    stops.push(stop.hook || stop.tag)
  }
  throw new Error(`Tab never left the widget: ${stops.join(', ')}`)
}

test('WVIEW-8 WTXT-5 Tab stops at every control of every view, and each stop is seen', async ({
  merchant,
}) => {
  const { page } = merchant
  const card = { vault: { allowVaultCardOverride: true } }
  await merchant.start({ saved, options: { card, paypal, vaultManager: true } })
  expect(await tabThrough(page)).toEqual(['methods-edit', 'radio', 'toggle'])
  await merchant.hook('toggle').click()
  expect(await tabThrough(page)).toEqual(['methods-edit', 'radio', 'radio'])
  await merchant.tile('Card').click()
  await expect(merchant.field('number')).toBeFocused()
  expect(await tabThrough(page)).toEqual([
    'braintree-hosted-field-number',
    'braintree-hosted-field-expirationDate',
    'braintree-hosted-field-cvv',
    'save-card-input',
    'A',
    'toggle',
  ])
  await merchant.hook('toggle').click()
  await merchant.hook('methods-edit').click()
  expect(await tabThrough(page)).toEqual(['methods-edit', 'button', 'button', 'button'])
})

const total = { label: 'Shop', amount: '1.00' }
const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' }

/** A sheet of a wallet has one button, which may be the provider's with a ring of its own, and the way back. */
const WALLETS = [
  { option: 'paypal', name: 'PayPal', isOwnButton: false },
  { option: 'paypalCredit', name: 'PayPal Credit', isOwnButton: false },
  { option: 'venmo', name: 'Venmo', isOwnButton: true },
  { option: 'applePay', name: 'Apple Pay', isOwnButton: true },
  { option: 'googlePay', name: 'Google Pay', isOwnButton: false },
] as const

test('WVIEW-8 WTXT-5 each wallet’s sheet takes the focus, and its button has a name and is seen', async ({
  merchant,
  baseURL,
}) => {
  const { page } = merchant
  await merchant.takeSecureOrigin(baseURL)
  await merchant.start({
    gateway: { payWithVenmo: true, applePayWeb: true, androidPay: true },
    options: {
      paypal,
      paypalCredit: paypal,
      venmo: true,
      applePay: { displayName: 'Shop', paymentRequest: { total } },
      googlePay: { transactionInfo },
    },
  })
  expect(await tabThrough(page)).toEqual(['radio'])
  for (const { option, name, isOwnButton } of WALLETS) {
    await merchant.tile(name).focus()
    await page.keyboard.press('Enter')
    await expect(merchant.hook(option)).toBeFocused()
    await expect(merchant.hook(option)).toHaveAccessibleName(name)
    await page.keyboard.press('Tab')
    const button = merchant.hook(option).getByRole('button')
    await expect(button).toBeFocused()
    await expect(button).toHaveAccessibleName(/PayPal|Venmo|Apple|Google/)
    if (isOwnButton) expect(await focused(page)).toMatchObject({ isSeen: true })
    await page.keyboard.press('Tab')
    await expect(merchant.hook('toggle')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(merchant.tile('Card')).toBeFocused()
  }
})

test('WVIEW-8 arrows go through the options in both directions and around, without leaving them', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ options: { paypal, paypalCredit: paypal } })
  await merchant.tile('Card').focus()
  const steps = [
    ['ArrowUp', 'PayPal Credit'],
    ['ArrowLeft', 'PayPal'],
    ['ArrowRight', 'PayPal Credit'],
    ['ArrowDown', 'Card'],
  ] as const
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expect(merchant.tile(name)).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.locator('#after')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(merchant.tile('PayPal')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('#before')).toBeFocused()
  expect(await merchant.shown()).toEqual(['options'])
})

test('WVIEW-8 arrows with a modifier are the browser’s, and choose no other method', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ saved, options: { paypal } })
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      document.body.dataset['taken'] = `${event.key} ${event.defaultPrevented}`
    })
  })
  const chosen = merchant.savedMethod(/1111/)
  await merchant.hook('toggle').click()
  await chosen.focus()
  for (const modifier of ['Alt', 'Control', 'Meta']) {
    for (const key of ['ArrowLeft', 'ArrowDown']) {
      await page.keyboard.press(`${modifier}+${key}`)
      await expect(page.locator('body')).toHaveAttribute('data-taken', `${key} false`)
    }
  }
  await expect(chosen).toBeFocused()
  await expect(chosen).toBeChecked()
})

test('WVAULT-4 both answers of the deletion are seen when they have the focus, and Tab can’t leave them', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ saved, options: { paypal, vaultManager: true } })
  await merchant.hook('methods-edit').click()
  await page.locator('.braintree-method').first().focus()
  await page.keyboard.press('Enter')
  await expect(merchant.hook('delete-confirmation__yes')).toBeFocused()
  const stops: string[] = []
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    expect(stop).toMatchObject({ isSeen: true })
    stops.push(stop.hook ?? stop.tag)
  }
  const [no, yes] = ['delete-confirmation__no', 'delete-confirmation__yes']
  expect(stops).toEqual([no, yes, no, yes])
})

test('WVAULT-3 WVAULT-4 Enter that is held down on a method only asks, and a fresh press deletes', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ saved, options: { paypal, vaultManager: true } })
  await merchant.hook('methods-edit').click()
  await page.locator('.braintree-method').first().focus()
  await page.keyboard.down('Enter')
  await expect(merchant.hook('delete-confirmation__yes')).toBeFocused()
  // A key that is down already repeats.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(merchant.hook('delete-confirmation__yes')).toBeFocused()
  expect(await merchant.calls('vault-manager.deletePaymentMethod')).toEqual([])

  await page.keyboard.press('Enter')
  await expect(page.getByText('1111')).toHaveCount(0)
  await expect(merchant.savedMethod('Ending in 4444 Mastercard')).toBeVisible()
  expect(await merchant.calls('vault-manager.deletePaymentMethod')).toHaveLength(1)
})

test('WVAULT-4 B-038 a deletion that is called off gives the focus back to the button that asked', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ saved, options: { paypal, vaultManager: true } })
  await merchant.hook('methods-edit').click()
  const second = page.getByRole('button', { name: /4444/ })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(merchant.hook('delete-confirmation__yes')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
})

test('B-038 the focus is never lost to the page’s body on the way through all views', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ saved, options: { paypal, vaultManager: true } })
  const steps = ['toggle', 'Card', 'toggle', 'methods-edit', 'delete', 'yes'] as const
  const places: Record<(typeof steps)[number], () => Promise<void>> = {
    toggle: () => merchant.hook('toggle').focus(),
    Card: () => merchant.tile('PayPal').focus(),
    'methods-edit': () => merchant.hook('methods-edit').focus(),
    delete: () => page.locator('.braintree-method').last().focus(),
    yes: () => merchant.hook('delete-confirmation__yes').focus(),
  }
  for (const step of steps) {
    await places[step]()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await focused(page)).tag, { message: step }).not.toBe('BODY')
  }
  await expect(page.locator('.braintree-dropin')).toHaveAttribute('aria-busy', 'false')
  await expect.poll(async () => (await focused(page)).tag).not.toBe('BODY')
})

test('WTXT-5 a screen reader hears each busy state and each error once', async ({ merchant }) => {
  const { page } = merchant
  await merchant.open()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    let last = ''
    const listen = () => {
      const regions = document.querySelectorAll('[role="status"], [role="alert"]')
      const said = [...regions]
        .filter((region) => region.checkVisibility() && !region.closest('[aria-busy="true"]'))
        .map((region) => region.textContent ?? '')
        .filter((text) => text !== '')
      const now = said.join(' / ')
      if (now !== last && now !== '') heard.push(now)
      last = now
    }
    const what = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(listen).observe(document.body, what)
  })
  await merchant.create()
  await merchant.fillCard()
  await merchant.run(({ simulator }) => {
    const code = 'HOSTED_FIELDS_FAILED_TOKENIZATION'
    simulator.delay('hosted-fields.tokenize', 50, { times: 1 })
    simulator.fail('hosted-fields.tokenize', { code }, { times: 1 })
  })
  await merchant.refusal()
  await expect(merchant.error).not.toBeEmpty()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual([
    'Loading ways to pay',
    'Connecting…',
    'The card was not accepted. Check its data and try again.',
  ])
})
