import type { Venmo } from 'braintree-web/venmo'
import type { VenmoPort } from '../../model/ports/venmo-port'
import type { Passthrough } from '../../model/terms/settings'
import { errorCode } from '../../model/terms/sheet-failure'
import type { BraintreeClient } from '../client/client'
import { callMethod } from '../edge/call-method'
import { once } from '../edge/once'
import { requireInstance } from '../edge/require-instance'
import { unwrapModule } from '../edge/unwrap-module'
import { waitAtMost } from '../edge/wait-at-most'
import { toPaymentMethod } from '../to-payment-method'
import { toVenmoOptions } from './to-venmo-options'

/** The component waits up to a minute for a payment context that is still being created. */
const TEARDOWN_MS = 2000

const NO_CONTEXT_CODE = 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED'

export async function isVenmoSupported(options: Passthrough): Promise<boolean> {
  const venmo = unwrapModule(await import('braintree-web/venmo'))
  return Boolean(await callMethod(venmo, 'isBrowserSupported', options))
}

/**
 * Opens Venmo.
 *
 * @throws TypeError when the component gives no instance
 */
export async function openVenmo(
  { component: client, generation }: BraintreeClient,
  options: Passthrough,
): Promise<VenmoPort> {
  const { create } = unwrapModule(await import('braintree-web/venmo'))
  const settings = toVenmoOptions(options, generation)
  const venmo = requireInstance(await create({ ...settings, client }), 'Venmo')
  return {
    // Release 4 reads no address any more: what the app decided comes to the page that waits for it.
    hasTokenizationResult: () => generation === 3 && venmo.hasTokenizationResult(),
    tokenize: async () => toPaymentMethod(await venmo.tokenize()),
    teardown: once(() => waitAtMost(TEARDOWN_MS, () => tearDown(venmo))),
  }
}

/** Ends the component; one whose payment context failed rejects with that again, and has nothing to end. */
async function tearDown(venmo: Venmo): Promise<void> {
  try {
    await venmo.teardown()
  } catch (error) {
    if (errorCode(error) !== NO_CONTEXT_CODE) throw error
  }
}
