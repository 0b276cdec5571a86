import { SIMULATED_APPLE_PAY } from '../../mocks/braintree/gateway/configuration'
import type { Part } from '../../mocks/braintree-wire/part'
import { BAD_ANSWERS } from './support/bad-answers'
import { expect, test } from './support/test'

const PAYPAL = { flow: 'checkout', amount: '10.00', currency: 'USD' }
const APPLE_PAY = {
  displayName: 'Shop',
  paymentRequest: { total: { label: 'Shop', amount: '10.00' } },
}

interface Wallet {
  readonly option: object
  readonly button: string
  /** What it asks the gateway for, one after the other. */
  readonly parts: readonly Part[]
  readonly saved: RegExp
}

const WALLETS: Readonly<Record<string, Wallet>> = {
  PayPal: {
    option: { paypal: PAYPAL },
    button: 'paypal-button',
    parts: ['paypal payment', 'paypal account'],
    saved: /PayPal/,
  },
  'Apple Pay': {
    option: { applePay: APPLE_PAY },
    button: 'apple-pay-button',
    parts: ['apple pay session', 'apple pay card'],
    saved: /Apple Pay/,
  },
}

test.use({ wireSettings: { applePayWeb: SIMULATED_APPLE_PAY } })

for (const [name, { option, button, parts, saved }] of Object.entries(WALLETS)) {
  for (const part of parts) {
    for (const [what, answer] of Object.entries(BAD_ANSWERS)) {
      test(`${name}: ${part} that comes as ${what} is an error for the shopper, who can try again`, async ({
        shop,
        wire,
      }) => {
        await shop.open()
        await shop.start({ card: false, ...option })
        wire.replace(part, answer)
        // Apple's button is one itself, PayPal's is in the place that the widget gives it.
        const own = shop.hook(button)
        const inner = own.getByRole('button')
        const pressed = button === 'apple-pay-button' ? own : inner
        await pressed.click()
        await expect(shop.error).not.toBeEmpty()
        expect(await shop.isRequestable()).toBe(false)
        wire.mend(part)
        await pressed.click()
        await expect(shop.savedMethod(saved)).toBeChecked()
      })
    }
  }
}
