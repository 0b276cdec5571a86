import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import { installPayPal } from '../paypal/install-paypal'
import { createPayPalCheckout, type PayPalCheckout } from '../paypal/paypal-checkout'

export { VERSION }

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

export default { create, isSupported, VERSION }
