import { acceptCallback } from '../shared/instance-methods'
import { type ComponentOptions, requireClient } from '../shared/require-client'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import {
  createGooglePayment,
  type GooglePayment,
  type GooglePaymentOptions,
} from './google-payment'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions & GooglePaymentOptions): Promise<GooglePayment> =>
    simulateCall('google-payment.create', [options], async () =>
      createGooglePayment(await requireClient(options, 'Google Pay'), options),
    ),
)

export default { create, VERSION }
