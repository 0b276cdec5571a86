import { getSimulator } from '../control/simulator'
import { acceptCallback } from '../shared/instance-methods'
import { type ComponentOptions, requireClient } from '../shared/require-client'
import { simulateCall, simulateSyncCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import { createVenmo, type Venmo, type VenmoOptions } from './venmo'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions & VenmoOptions): Promise<Venmo> =>
    simulateCall('venmo.create', [options], async () =>
      createVenmo(await requireClient(options, 'Venmo'), options),
    ),
)

/** Whether the shopper's device, as the control sets it, and the merchant's options allow Venmo. */
export function isBrowserSupported(options: VenmoOptions = {}): boolean {
  return simulateSyncCall('venmo.isBrowserSupported', [options], () => {
    const { venmo } = getSimulator()
    const isAllowed = (options.allowDesktopWebLogin || options.allowDesktop) === true
    return venmo.isBrowserSupported && (isAllowed || !venmo.isDesktop)
  })
}

export default { create, isBrowserSupported, VERSION }
