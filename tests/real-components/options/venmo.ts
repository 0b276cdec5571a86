import { expect } from 'playwright/test'
import { SIMULATED_VENMO } from '../../../mocks/braintree/gateway/configuration'
import type { PaymentMethodPayload } from '../../../widget/index'
import type { RealPage } from '../support/real-page'
import type { RealOption } from './option'

/** Venmo is for phones, unless the merchant says otherwise. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

export const venmo: RealOption = {
  name: 'Venmo',
  settings: { payWithVenmo: SIMULATED_VENMO },
  needs: ['venmo'],
  userAgent: PHONE,
  options: { card: false, venmo: true },
  pay,
  expected: { type: 'VenmoAccount', details: { username: '@venmojoe' } },
  cells: {
    ready: {
      what: 'on a phone its button is there',
      async run({ shop, start }) {
        await start()
        await expect(shop.hook('venmo-button')).toBeVisible()
      },
    },
    payload: {
      what: 'the app leads back with an account that can be charged',
      async run({ shop, wire, start }) {
        await start()
        const { nonce } = await pay(shop)
        const sale = await wire.gateway.sale({ amount: '10.00', paymentMethodNonce: nonce })
        expect(sale.status).toBe('submitted_for_settlement')
      },
    },
    cancel: {
      what: 'a shopper who leaves the app reads no error, and the button pays after it',
      async run({ shop, wire, start }) {
        await start()
        wire.venmo = 'cancel'
        await shop.hook('venmo-button').click()
        await whenIdleAgain(shop)
        await expect(shop.error).toBeEmpty()
        wire.venmo = 'approve'
        expect(await pay(shop)).toMatchObject({ type: 'VenmoAccount' })
      },
    },
    failure: {
      what: 'an app that fails is told, and the button pays after it',
      async run({ shop, wire, start }) {
        await start()
        wire.venmo = 'fail'
        await shop.hook('venmo-button').click()
        await expect(shop.error).not.toBeEmpty()
        wire.venmo = 'approve'
        expect(await pay(shop)).toMatchObject({ type: 'VenmoAccount' })
      },
    },
    slow: {
      what: 'a shopper who takes their time in the app is waited for',
      async run({ shop, wire, start }) {
        await start()
        const release = wire.hold('venmo page')
        await shop.hook('venmo-button').click()
        await expect.poll(() => wire.askedFor('venmo page').length).toBe(1)
        await expect(shop.hook('venmo')).toHaveClass(/braintree-sheet--loading/)
        release()
        await expect(shop.savedMethod(/venmojoe/)).toBeChecked()
      },
    },
    missing: {
      what: 'a shopper without the app comes back, and the button lives on',
      async run({ shop, wire, start }) {
        await start()
        wire.replace('venmo page', 'cut')
        // Release 4 also asks the gateway what became of the payment.
        wire.venmo = 'cancel'
        await shop.hook('venmo-button').click()
        await expect.poll(() => wire.askedFor('venmo page').length).toBe(1)
        // The component listens half a second after the app was opened, and looks a second after each return: one that
        // came while an earlier one is still to be looked at would end the next payment.
        await expect(async () => {
          await shop.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
          await expect(shop.hook('venmo')).not.toHaveClass(/braintree-sheet--loading/, {
            timeout: 3_000,
          })
        }).toPass({ intervals: [0] })
        wire.mend('venmo page')
        wire.venmo = 'approve'
        expect(await pay(shop)).toMatchObject({ type: 'VenmoAccount' })
      },
    },
  },
}

async function pay(shop: RealPage): Promise<PaymentMethodPayload> {
  await shop.hook('venmo-button').click()
  await expect(shop.savedMethod(/venmojoe/)).toBeChecked()
  return shop.request()
}

/** Away and back. */
async function whenIdleAgain(shop: RealPage): Promise<void> {
  await expect.poll(() => shop.wire.askedFor('venmo page').length).toBeGreaterThan(0)
  await expect(shop.hook('venmo')).not.toHaveClass(/braintree-sheet--loading/)
}
