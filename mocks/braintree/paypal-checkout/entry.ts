import { acceptCallback } from '../shared/instance-methods'
import { type ComponentOptions, requireClient } from '../shared/require-client'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import { renderPayPalButton } from './paypal-button'
import { createPayPalCheckout, type PayPalCheckout } from './paypal-checkout'

export { VERSION }

const FUNDING = {
  PAYPAL: 'paypal',
  CREDIT: 'credit',
  CARD: 'card',
  VENMO: 'venmo',
  IDEAL: 'ideal',
  ELV: 'elv',
  BANCONTACT: 'bancontact',
  GIROPAY: 'giropay',
  SOFORT: 'sofort',
  EPS: 'eps',
  MYBANK: 'mybank',
} as const

// The drop-in loads PayPal's script unless the global is there already.
installPayPal()

export const create = acceptCallback(
  (options: ComponentOptions): Promise<PayPalCheckout> =>
    simulateCall('paypal-checkout.create', [options], async () =>
      createPayPalCheckout(await requireClient(options, 'PayPal Checkout')),
    ),
)

export function isSupported(): boolean {
  return true
}

/**
 * Puts `window.paypal` on a page that has none, in the shape of PayPal's checkout.js 4. The real one comes by a script
 * from PayPal's host, which a page's policies have to allow. To test that, give the page its own `paypal`, loaded as a script,
 * before this module runs.
 */
function installPayPal(): void {
  if (typeof window === 'undefined' || Reflect.get(window, 'paypal')) return
  const paypal = { version: '4.0.0', FUNDING, Button: { render: renderPayPalButton } }
  Object.assign(window, { paypal })
}

export default { create, isSupported, VERSION }
