import { expect } from 'playwright/test'
import type { PaymentMethodPayload } from '../../../widget/index'
import type { RealPage } from '../support/real-page'
import { payByCard } from './card'
import type { RealOption } from './option'

export const payPal = createPayPal('PayPal', 'paypal', 'paypal-button')
export const payPalCredit = createPayPal('PayPal Credit', 'paypalCredit', 'paypal-credit-button')

function createPayPal(name: string, option: string, hook: string): RealOption {
  const settings = { flow: 'checkout', amount: '10.00', currency: 'USD' }
  const button = (shop: RealPage) => shop.hook(hook).getByRole('button')

  async function pay(shop: RealPage): Promise<PaymentMethodPayload> {
    await button(shop).click()
    await expect(shop.savedMethod(/PayPal/)).toBeChecked()
    return shop.request()
  }

  return {
    name,
    settings: {},
    needs: ['paypal, paypalCredit'],
    options: { card: false, [option]: settings },
    pay,
    expected: { type: 'PayPalAccount', details: { email: 'jane@example.com' } },
    cells: {
      ready: {
        what: 'its script is loaded and its button is drawn',
        async run({ shop, wire, start }) {
          await start()
          await expect(button(shop)).toBeVisible()
          expect(wire.askedFor('paypal script')).toHaveLength(1)
        },
      },
      payload: {
        what: 'an approved payment becomes an account that can be charged',
        async run({ shop, wire, start }) {
          await start()
          const { nonce } = await pay(shop)
          const [payment] = wire.askedFor('paypal payment')
          expect(JSON.parse(payment?.body ?? '{}')).toMatchObject({
            amount: '10.00',
            offerPaypalCredit: option === 'paypalCredit',
          })
          const sale = await wire.gateway.sale({ amount: '10.00', paymentMethodNonce: nonce })
          expect(sale.status).toMatch(/^(submitted_for_settlement|settling)$/)
        },
      },
      cancel: {
        what: 'a window that the shopper closes is no error, and the button pays after it',
        async run({ shop, wire, start }) {
          await start()
          await shop.decide({ paypal: 'cancel' })
          await button(shop).click()
          await expect.poll(() => wire.askedFor('paypal payment').length).toBe(1)
          await expect(shop.error).toBeEmpty()
          await shop.decide({ paypal: 'approve' })
          expect(await pay(shop)).toMatchObject({ type: 'PayPalAccount' })
        },
      },
      failure: {
        what: 'an account that the gateway refuses is told, and the button pays after it',
        async run({ shop, wire, start }) {
          await start()
          wire.replace('paypal account', { status: 422, json: { error: { message: 'Refused.' } } })
          await button(shop).click()
          await expect(shop.error).not.toBeEmpty()
          expect(await shop.isRequestable()).toBe(false)
          wire.mend('paypal account')
          expect(await pay(shop)).toMatchObject({ type: 'PayPalAccount' })
        },
      },
      slow: {
        what: 'a script that takes its time holds no card up, and joins',
        async run({ shop, wire, start }) {
          const release = wire.hold('paypal script')
          await start({ card: {} })
          await expect(shop.tile('Card')).toBeEnabled()
          release()
          await shop.tile(name).click()
          await expect(button(shop)).toBeVisible()
        },
      },
      missing: {
        what: 'without its script it is left out, and the card form opens',
        async run({ shop, wire, start }) {
          wire.replace('paypal script', { status: 404 })
          await start({ card: {} })
          await expect(shop.page.getByRole('radio')).toHaveCount(0)
          await payByCard(shop)
        },
      },
    },
  }
}
