import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import { createThreeDSecure, type ThreeDSecure } from '../three-d-secure/three-d-secure'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions): Promise<ThreeDSecure> =>
    simulateCall('three-d-secure.create', [options], async () =>
      createThreeDSecure(await requireClient(options, '3D Secure')),
    ),
)

export default { create, VERSION }
