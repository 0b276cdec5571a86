import { acceptCallback } from '../shared/instance-methods'
import { type ComponentOptions, requireClient } from '../shared/require-client'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import { createThreeDSecure, type ThreeDSecure } from './three-d-secure'
import { requireVersion } from './three-d-secure-errors'

export { VERSION }

export interface ThreeDSecureOptions extends ComponentOptions {
  readonly version?: string | number | undefined
}

/** @throws BraintreeError at once, without a promise, for a version that there is not */
export const create = acceptCallback((options: ThreeDSecureOptions): Promise<ThreeDSecure> => {
  requireVersion(options.version)
  return simulateCall('three-d-secure.create', [options], async () =>
    createThreeDSecure(await requireClient(options, '3D Secure')),
  )
})

export default { create, VERSION }
