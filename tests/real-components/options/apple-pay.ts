import { expect } from 'playwright/test'
import { SIMULATED_APPLE_PAY } from '../../../mocks/braintree/gateway/configuration'
import type { PaymentMethodPayload } from '../../../widget/index'
import type { RealPage } from '../support/real-page'
import { payByCard } from './card'
import type { RealOption } from './option'

const applePaySettings = {
  displayName: 'Shop',
  paymentRequest: { total: { label: 'Shop', amount: '10.00' } },
}

const button = (shop: RealPage) => shop.hook('apple-pay-button')

export const applePay: RealOption = {
  name: 'Apple Pay',
  settings: { applePayWeb: SIMULATED_APPLE_PAY },
  options: { card: false, applePay: applePaySettings },
  pay,
  expected: { type: 'ApplePayCard' },
  cells: {
    ready: {
      what: 'where Safari has it, its button is there',
      async run({ shop, start }) {
        await start()
        await expect(button(shop)).toBeVisible()
      },
    },
    payload: {
      what: 'the sheet’s card can be charged',
      async run({ shop, wire, start }) {
        await start()
        const { nonce } = await pay(shop)
        const sale = await wire.gateway.sale({ amount: '10.00', paymentMethodNonce: nonce })
        expect(sale.status).toBe('submitted_for_settlement')
      },
    },
    cancel: {
      what: 'a sheet that the shopper closes is no error, and the button pays after it',
      async run({ shop, wire, start }) {
        await start()
        await shop.decide({ applePay: 'cancel' })
        await button(shop).click()
        await expect.poll(() => wire.askedFor('apple pay session').length).toBe(1)
        await expect(shop.error).toBeEmpty()
        await shop.decide({ applePay: 'approve' })
        await expect(async () => {
          expect(await pay(shop)).toMatchObject({ type: 'ApplePayCard' })
        }).toPass()
      },
    },
    failure: {
      what: 'a merchant whom Apple refuses reads why, and the button pays after it',
      async run({ shop, wire, start }) {
        await start()
        wire.replace('apple pay session', { status: 422, json: { error: { message: 'No.' } } })
        await button(shop).click()
        await expect(shop.error).not.toBeEmpty()
        wire.mend('apple pay session')
        expect(await pay(shop)).toMatchObject({ type: 'ApplePayCard' })
      },
    },
    slow: {
      what: 'a gateway that takes its time is waited for, and Apple’s sheet with it',
      async run({ shop, wire, start }) {
        await start()
        const release = wire.hold('apple pay card')
        await button(shop).click()
        await expect.poll(() => wire.askedFor('apple pay card').length).toBe(1)
        expect(await shop.isRequestable()).toBe(false)
        release()
        await expect(shop.savedMethod(/Apple Pay/)).toBeChecked()
      },
    },
    missing: {
      what: 'a browser without it gets no tile, and cards go on',
      async run({ shop, start }) {
        await start({ card: {} }, { hasApplePay: false })
        await expect(shop.tile('Apple Pay')).toHaveCount(0)
        await payByCard(shop)
      },
    },
  },
}

async function pay(shop: RealPage): Promise<PaymentMethodPayload> {
  await button(shop).click()
  await expect(shop.savedMethod(/Apple Pay/)).toBeChecked()
  return shop.request()
}
