import { expect, test } from './support/test'

/** The pictures of ways to pay that are no cards. */
const PICTURES = /wallet-symbols/
const PAYPAL = { flow: 'checkout', amount: '10.00', currency: 'USD' }

test('a card form alone fetches no pictures of wallets, a tile of PayPal has its own', async ({
  merchant,
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (PICTURES.test(request.url())) fetched.push(request.url())
  })
  await merchant.start()
  await expect(merchant.field('number')).toBeVisible()
  expect(fetched).toEqual([])
  await merchant.start({ options: { paypal: PAYPAL } })
  await expect(page.locator('symbol[id$="logoPayPal"] path').first()).toBeAttached()
  expect(fetched).toHaveLength(1)
})

test.describe(() => {
  test.use({ expectedConsole: /dynamically imported|ERR_FAILED/ })

  test('WSET-7 without the pictures PayPal is called by its name, and pays', async ({
    merchant,
    page,
  }) => {
    await page.route(PICTURES, (route) => route.abort())
    await merchant.start({ options: { paypal: PAYPAL } })
    await merchant.run(({ simulator }) => {
      simulator.decisions.paypal = 'approve'
    })
    await merchant.tile('PayPal').click()
    await merchant.run(({ simulator }) => simulator.paypal.buttons.newest().click())
    await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
    expect(await merchant.request()).toMatchObject({ type: 'PayPalAccount' })
  })
})
