import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall, simulateSyncCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import { getSimulator } from '../control/simulator'
import { createVenmo, type Venmo, type VenmoOptions } from '../venmo/venmo'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions & VenmoOptions): Promise<Venmo> =>
    simulateCall('venmo.create', [options], async () =>
      createVenmo(await requireClient(options, 'Venmo'), options),
    ),
)

/** Whether the shopper's browser and device can go through Venmo. */
export function isBrowserSupported(options?: unknown): boolean {
  return simulateSyncCall(
    'venmo.isBrowserSupported',
    [options],
    () => getSimulator().venmo.isBrowserSupported,
  )
}

export default { create, isBrowserSupported, VERSION }
