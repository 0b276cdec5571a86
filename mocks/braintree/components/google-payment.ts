import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import {
  createGooglePayment,
  type GooglePayment,
  type GooglePaymentOptions,
} from '../wallets/google-payment'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions & GooglePaymentOptions): Promise<GooglePayment> =>
    simulateCall('google-payment.create', [options], async () =>
      createGooglePayment(await requireClient(options, 'Google Pay'), options),
    ),
)

export default { create, VERSION }
