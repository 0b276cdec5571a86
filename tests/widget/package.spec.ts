import { expect, test } from './support/test'

const pages = {
  '/script/': '`window.braintree.dropin` of the one file',
  '/loader/': '`window.braintree.dropin` of the loader',
  '/bundled/': '`dropin.mjs`, bundled by a merchant who swaps the provider by an alias',
}

for (const [address, what] of Object.entries(pages)) {
  test(`WSET-1 ${what} takes a card, PayPal and a saved card`, async ({ merchant }) => {
    await merchant.open(address)
    await merchant.create({ options: { paypal: { flow: 'vault' }, dataCollector: true } })
    expect(await merchant.run(({ VERSION }) => VERSION)).toBe('1.42.0')
    await merchant.run(({ simulator }) => {
      simulator.decisions.paypal = 'approve'
    })
    await merchant.tile('PayPal').click()
    await merchant.hook('paypal').getByRole('button', { name: 'PayPal' }).click()
    await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
    expect(await merchant.request()).toMatchObject({
      type: 'PayPalAccount',
      deviceData: expect.stringContaining('correlation_id'),
    })
    await merchant.hook('toggle').click()
    await merchant.tile('Card').click()
    await expect(merchant.hook('card')).not.toHaveCSS('border-top-width', '0px')
    await merchant.fillCard()
    expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
    await merchant.use((instance) => instance.teardown())

    await merchant.create({ saved: [{ kind: 'card', brand: 'Visa', lastFour: '4242' }] })
    await expect(merchant.savedMethod('Ending in 4242 Visa')).toBeChecked()
    expect(await merchant.request()).toMatchObject({ vaulted: true })
  })

  test(`WPAY-7 WPAY-4 ${what} verifies cards and opens Venmo`, async ({ merchant }) => {
    await merchant.open(address)
    await merchant.create({
      saved: [],
      gateway: { payWithVenmo: true },
      options: { venmo: true, threeDSecure: { amount: '1.00' } },
    })
    await merchant.run(({ simulator }) => {
      simulator.decisions.venmo = 'approve'
    })
    await merchant.tile('Venmo').click()
    await merchant.hook('venmo').getByRole('button', { name: 'Venmo' }).click()
    await expect(merchant.savedMethod(/Venmo/)).toBeChecked()
    await merchant.hook('toggle').click()
    await merchant.tile('Card').click()
    await merchant.fillCard({ number: '4000000000001000' })
    expect(await merchant.request()).toMatchObject({ liabilityShifted: true })
  })
}

test('WSET-1 the script takes a callback, and fails as the module does', async ({ merchant }) => {
  await merchant.open('/script/')
  expect(await merchant.create({ options: { container: '#nowhere' } })).toMatchObject({
    name: 'DropinError',
    code: 'CONTAINER_NOT_FOUND',
    message: 'options.selector or options.container must reference a valid DOM node.',
    hasStack: true,
  })
  const received = await merchant.run(
    ({ create }) =>
      new Promise<unknown[]>((resolve) => {
        const options = { authorization: 'sandbox_testkey_merchant', container: '#payment' }
        create(options, (error, instance) => resolve([error, typeof instance?.teardown]))
      }),
  )
  expect(received).toEqual([null, 'function'])
})
