import { MASTERCARD, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const saved = [VISA, MASTERCARD]

const options = { vaultManager: true, paypal: { flow: 'vault' } }

test('WVAULT-2 editing: the list, no toggle, not requestable; done restores it', async ({
  merchant,
}) => {
  await merchant.start({ saved, options })
  await merchant.page.getByRole('button', { name: 'Edit' }).click()
  expect(await merchant.shown()).toEqual(['methods'])
  expect(await merchant.isRequestable()).toBe(false)
  expect(await merchant.events()).toEqual([
    'changeActiveView methods methods',
    'noPaymentMethodRequestable',
  ])
  await expect(merchant.hook('methods-container')).toHaveClass(/braintree-methods--edit/)
  await merchant.page.getByRole('button', { name: 'Done' }).click()
  expect(await merchant.isRequestable()).toBe(true)
  await expect(merchant.savedMethod('Ending in 1111 Visa')).toBeChecked()
  expect(await merchant.analytics()).toContain('manager.appeared')
})

test('WVAULT-3 B-075 a method with a subscription cannot be deleted, and says why', async ({
  merchant,
}) => {
  await merchant.start({ saved: [{ ...VISA, hasSubscription: true }, MASTERCARD], options })
  await merchant.hook('methods-edit').click()
  const locked = merchant.page.getByRole('button', { name: /1111.*subscription/ })
  await expect(locked).toBeDisabled()
  await expect(locked).toHaveClass(/braintree-method--disabled/)
  await locked.click({ force: true })
  expect(await merchant.shown()).toEqual(['methods'])
})

test('WVAULT-4 the confirmation names the method, traps Tab, and no goes back', async ({
  merchant,
}) => {
  const { page } = merchant
  await merchant.start({ saved, options })
  await merchant.hook('methods-edit').click()
  await page.getByRole('button', { name: 'Delete Ending in 1111 Visa' }).click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(
    'Delete your Visa card ending in 1111?',
  )
  await expect(merchant.hook('delete-confirmation__yes')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(merchant.hook('delete-confirmation__no')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(merchant.hook('delete-confirmation__yes')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await merchant.shown()).toEqual(['methods'])
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  expect(await merchant.calls('vault-manager.deletePaymentMethod')).toEqual([])
  await expect(page.locator('.braintree-method').first()).toBeFocused()
})

test('WVAULT-4 Escape answers no', async ({ merchant }) => {
  await merchant.start({ saved, options })
  await merchant.hook('methods-edit').click()
  await merchant.page.locator('.braintree-method').first().click()
  await merchant.page.keyboard.press('Escape')
  expect(await merchant.shown()).toEqual(['methods'])
})

test('WVAULT-5 yes deletes, shows loading, refreshes the list, and loading ends 500 ms later', async ({
  merchant,
}) => {
  await merchant.start({ saved, options })
  await merchant.hook('methods-edit').click()
  await merchant.page.locator('.braintree-method').first().click()
  await merchant.run(({ simulator }) => simulator.delay('vault-manager.deletePaymentMethod', 200))
  await merchant.forgetEvents()
  const spans = await merchant.run(async ({ simulator }) => {
    document.querySelector<HTMLElement>('[data-braintree-id="delete-confirmation__yes"]')?.click()
    await new Promise(requestAnimationFrame)
    const wrapper = document.querySelector('[data-braintree-id="wrapper"]')?.className
    const isLoading = () => document.querySelector('.braintree-loading') !== null
    const wasLoading = isLoading()
    while (isLoading()) await new Promise(requestAnimationFrame)
    const fetched = simulator.calls
      .list()
      .findLast(({ name }) => name.endsWith('fetchPaymentMethods'))
    return { wrapper, wasLoading, afterFetch: performance.now() - (fetched?.atMs ?? 0) }
  })
  expect(spans.wrapper).toBe('braintree-wrapper')
  expect(spans.wasLoading).toBe(true)
  expect(spans.afterFetch).toBeGreaterThanOrEqual(500)
  await expect(merchant.savedMethod('Ending in 4444 Mastercard')).toBeChecked()
  await expect(merchant.page.getByText('1111')).toHaveCount(0)
  expect(await merchant.events()).toEqual([
    'changeActiveView delete-confirmation methods',
    'paymentMethodRequestable CreditCard true',
  ])
})

test('WVAULT-5 deleting the last method leads to the start', async ({ merchant }) => {
  await merchant.start({ saved: [VISA], options })
  await merchant.hook('methods-edit').click()
  await merchant.page.locator('.braintree-method').first().click()
  await merchant.hook('delete-confirmation__yes').click()
  await expect(merchant.hook('options')).toBeVisible()
  expect(await merchant.isRequestable()).toBe(false)
})

test('B-078 without preselection nothing that was deleted can be requested', async ({
  merchant,
}) => {
  await merchant.start({
    saved,
    options: { ...options, preselectVaultedPaymentMethod: false },
  })
  await merchant.savedMethod('Ending in 1111 Visa').click()
  await expect.poll(() => merchant.isRequestable()).toBe(true)
  await merchant.hook('methods-edit').click()
  await merchant.page.locator('.braintree-method').first().click()
  await merchant.hook('delete-confirmation__yes').click()
  await expect(merchant.savedMethod('Ending in 4444 Mastercard')).toBeVisible()
  expect(await merchant.isRequestable()).toBe(false)
  expect(await merchant.refusal()).toMatchObject({ code: 'NO_PAYMENT_METHOD' })
})

test.describe(() => {
  test.use({ expectedConsole: /Simulated VAULT/ })

  test('WVAULT-6 a failed deletion returns to editing with the error', async ({ merchant }) => {
    await merchant.start({ saved, options })
    await merchant.run(({ simulator }) => {
      simulator.fail('vault-manager.deletePaymentMethod', { code: 'VAULT_MANAGER_DELETE_FAILED' })
    })
    await merchant.hook('methods-edit').click()
    await merchant.page.locator('.braintree-method').first().click()
    await merchant.hook('delete-confirmation__yes').click()
    await expect(merchant.error).toHaveText('It could not be deleted. Try again.')
    await expect(merchant.page.locator('.braintree-method')).toHaveCount(2)
    await merchant.page.getByRole('button', { name: 'Done' }).click()
    await expect(merchant.error).toBeEmpty()
  })
})

test('B-067 B-068 clearing while a sheet is open leaves nothing behind to be charged', async ({
  merchant,
}) => {
  await merchant.start({ saved, options: { card: { vault: { vaultCard: false } } } })
  await merchant.hook('toggle').click()
  await merchant.fillCard({ number: '6011111111111117' })
  await merchant.request()
  await expect(merchant.savedMethod('Ending in 1117 Discover')).toBeChecked()
  await merchant.hook('toggle').click()
  await merchant.use((instance) => instance.clearSelectedPaymentMethod())
  await expect(merchant.hook('loading-container')).toBeHidden()
  await expect(merchant.page.getByText('1117')).toHaveCount(0)
  await expect(merchant.page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await merchant.isRequestable()).toBe(false)
})

test('WVAULT-5 WVIEW-11 clearing leaves a question in sight, and yes deletes what it was about', async ({
  merchant,
}) => {
  await merchant.start({ saved, options })
  await merchant.hook('methods-edit').click()
  await merchant.page.getByRole('button', { name: 'Delete Ending in 1111 Visa' }).click()
  await merchant.use((instance) => instance.clearSelectedPaymentMethod())
  await expect(merchant.hook('loading-container')).toBeHidden()
  await expect(merchant.page.getByRole('alertdialog')).toBeVisible()
  await expect(merchant.hook('delete-confirmation__yes')).toBeFocused()
  await merchant.page.keyboard.press('Enter')
  await expect(merchant.savedMethod('Ending in 4444 Mastercard')).toBeChecked()
  await expect(merchant.page.getByText('1111')).toHaveCount(0)
})

test('WVIEW-11 a guest whose method is cleared while editing pays with another one', async ({
  merchant,
}) => {
  await merchant.start({ options })
  await merchant.tile('Card').click()
  await merchant.fillCard()
  await merchant.request()
  await merchant.hook('methods-edit').click()
  await merchant.use((instance) => instance.clearSelectedPaymentMethod())
  await merchant.tile('Card').click()
  await merchant.fillCard({ number: '5555555555554444' })
  expect(await merchant.isRequestable()).toBe(true)
  expect(await merchant.request()).toMatchObject({ details: { lastFour: '4444' } })
})
