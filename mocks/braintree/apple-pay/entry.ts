import { acceptCallback } from '../shared/instance-methods'
import { type ComponentOptions, requireClient } from '../shared/require-client'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import { type ApplePay, createApplePay } from './apple-pay'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions): Promise<ApplePay> =>
    simulateCall('apple-pay.create', [options], async () =>
      createApplePay(await requireClient(options, 'Apple Pay')),
    ),
)

export default { create, VERSION }
