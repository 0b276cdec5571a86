import { expect } from 'playwright/test'
import { SIMULATED_GOOGLE_PAY } from '../../../mocks/braintree/gateway/configuration'
import type { PaymentMethodPayload } from '../../../widget/index'
import type { RealPage } from '../support/real-page'
import { payByCard } from './card'
import type { RealOption } from './option'

const googlePaySettings = {
  googlePayVersion: 2,
  transactionInfo: { totalPriceStatus: 'FINAL', totalPrice: '10.00', currencyCode: 'USD' },
}

const button = (shop: RealPage) => shop.hook('google-pay-button').getByRole('button')

export const googlePay: RealOption = {
  name: 'Google Pay',
  settings: { androidPay: SIMULATED_GOOGLE_PAY },
  options: { card: false, googlePay: googlePaySettings },
  pay,
  expected: { type: 'AndroidPayCard' },
  cells: {
    ready: {
      what: 'its script is loaded and its button is drawn',
      async run({ shop, wire, start }) {
        await start()
        await expect(button(shop)).toBeVisible()
        expect(wire.askedFor('google pay script')).toHaveLength(1)
      },
    },
    payload: {
      what: 'the dialog’s card can be charged',
      async run({ shop, wire, start }) {
        await start()
        const { nonce } = await pay(shop)
        const sale = await wire.gateway.sale({ amount: '10.00', paymentMethodNonce: nonce })
        expect(sale.status).toBe('submitted_for_settlement')
      },
    },
    cancel: {
      what: 'a dialog that the shopper closes is no error, and the button pays after it',
      async run({ shop, start }) {
        await start()
        await shop.decide({ googlePay: 'cancel' })
        await button(shop).click()
        await expect(shop.error).toBeEmpty()
        await shop.decide({ googlePay: 'approve' })
        await expect(async () => {
          expect(await pay(shop)).toMatchObject({ type: 'AndroidPayCard' })
        }).toPass()
      },
    },
    failure: {
      what: 'a request that Google refuses is told as the merchant’s error',
      async run({ shop, start }) {
        await start()
        await shop.decide({ googlePay: 'fail' })
        await button(shop).click()
        await expect(shop.error).not.toBeEmpty()
        expect(await shop.isRequestable()).toBe(false)
      },
    },
    slow: {
      what: 'a script that takes its time holds no card up, and joins',
      async run({ shop, wire, start }) {
        const release = wire.hold('google pay script')
        await start({ card: {} })
        release()
        await shop.tile('Google Pay').click()
        await expect(button(shop)).toBeVisible()
      },
    },
    missing: {
      what: 'without its script there is no tile, and cards go on',
      async run({ shop, wire, start }) {
        wire.replace('google pay script', { status: 404 })
        await start({ card: {} })
        await expect(shop.tile('Google Pay')).toHaveCount(0)
        await payByCard(shop)
      },
    },
  },
}

async function pay(shop: RealPage): Promise<PaymentMethodPayload> {
  await button(shop).click()
  await expect(shop.savedMethod(/Google Pay/)).toBeChecked()
  return shop.request()
}
