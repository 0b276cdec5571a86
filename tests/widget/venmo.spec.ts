import { expect, test } from './support/test'

const venmo = { gateway: { payWithVenmo: true }, options: { card: false, venmo: true } }

test('WPAY-4 the button authorises the account', async ({ merchant }) => {
  await merchant.start(venmo)
  await merchant.run(({ simulator }) => {
    simulator.decisions.venmo = 'approve'
  })
  await merchant.page.getByRole('button', { name: 'Venmo' }).click()
  await expect(merchant.savedMethod('@venmojoe Venmo')).toBeChecked()
  expect(await merchant.request()).toMatchObject({
    type: 'VenmoAccount',
    details: { username: '@venmojoe' },
  })
})

test('WPAY-4 back from the app the account is there', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.venmo.appSwitchResult = { username: 'fromtheapp' }
  })
  await merchant.create({ ...venmo, options: { venmo: true } })
  await expect(merchant.savedMethod('@fromtheapp Venmo')).toBeChecked()
  expect(await merchant.analytics()).not.toContain('vaulted-venmo.appear')
  expect(await merchant.request()).toMatchObject({ type: 'VenmoAccount' })
})

test('WPAY-4 back from the app with an error, its sheet says so', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.venmo.appSwitchResult = { username: 'fromtheapp' }
    simulator.fail('venmo.tokenize', { code: 'VENMO_APP_FAILED' }, { times: 1 })
  })
  await merchant.create({ ...venmo, options: { venmo: true } })
  await expect(merchant.error).toHaveText("The Venmo app wasn't found on this device.")
  expect(await merchant.shown()).toEqual(['toggle', 'venmo'])
})

test('WPAY-4 cancelling is no error, failing is', async ({ merchant }) => {
  await merchant.start(venmo)
  const press = async (code: string) => {
    await merchant.page.evaluate(
      (failing) =>
        globalThis.merchant.simulator.fail('venmo.tokenize', { code: failing }, { times: 1 }),
      code,
    )
    await merchant.page.getByRole('button', { name: 'Venmo' }).click()
  }
  await press('VENMO_APP_CANCELED')
  await expect(merchant.error).toBeEmpty()
  // Whoever found no app may want to know, and whoever changed their mind did nothing wrong.
  await press('VENMO_CANCELED')
  await expect(merchant.error).toHaveText(/Venmo was left early/)
  await expect(merchant.hook('sheet-error')).toContainClass('braintree-sheet__error--hint')
  await expect(merchant.hook('sheet-error').locator('svg')).toBeHidden()
  await press('VENMO_APP_FAILED')
  await expect(merchant.hook('sheet-error')).not.toContainClass('braintree-sheet__error--hint')
  await press('VENMO_DESKTOP_CANCELED')
  await expect(merchant.error).toBeEmpty()
})

test('WPAY-4 requesting without the button says to use it', async ({ merchant }) => {
  await merchant.start(venmo)
  await merchant.refusal()
  await expect(merchant.error).toHaveText('Use the Venmo button to go on.')
})

test('WSET-5 a browser that cannot go through Venmo gets no tile', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.venmo.isBrowserSupported = false
  })
  await merchant.create({ ...venmo, options: { venmo: true } })
  expect(await merchant.shown()).toEqual(['card'])
})
