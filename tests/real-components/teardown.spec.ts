import type { RealPage } from './support/real-page'
import { expect, test } from './support/test'

/** How the teardown of the newest widget ends. */
function tearDown(shop: RealPage): Promise<string> {
  return shop.use((instance) =>
    instance.teardown().then(
      () => 'resolved',
      (error: unknown) => String(error),
    ),
  )
}

test('WSET-11 PayPal, slow: teardown resolves although PayPal’s dispatch frame never loaded', async ({
  shop,
  wire,
}) => {
  wire.hold('other frame')
  await shop.open()
  await shop.start({ paypal: { flow: 'vault' } })
  await expect(shop.tile('PayPal')).toBeEnabled()
  expect(await tearDown(shop)).toBe('resolved')
})

test.describe(() => {
  test.use({
    wireSettings: {
      payWithVenmo: { accessToken: 'token', environment: 'sandbox', merchantId: 'venmo-merchant' },
    },
  })
  const venmo = { paymentMethodUsage: 'multi_use', allowDesktopWebLogin: true }

  for (const fault of ['fails', 'hangs'] as const) {
    test(`WSET-11 Venmo, ${fault === 'fails' ? 'failure' : 'slow'}: teardown resolves although the payment context ${fault}`, async ({
      shop,
      wire,
    }) => {
      if (fault === 'hangs') wire.hold('venmo context')
      else wire.replace('venmo context', { status: 500, json: {} })
      await shop.open()
      await shop.start({ venmo })
      await expect(shop.tile('Venmo')).toBeEnabled()
      await expect.poll(() => wire.askedFor('venmo context').length).toBeGreaterThan(0)
      expect(await tearDown(shop)).toBe('resolved')
    })
  }
})
