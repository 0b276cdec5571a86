import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import { type ApplePay, createApplePay } from '../wallets/apple-pay'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions): Promise<ApplePay> =>
    simulateCall('apple-pay.create', [options], async () =>
      createApplePay(await requireClient(options, 'Apple Pay')),
    ),
)

export default { create, VERSION }
