import { createClient } from '../client/client'
import type { Client } from '../client/client-instance'
import { acceptCallback } from '../component/accept-callback'
import { BraintreeError } from '../component/braintree-error'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import { getSimulator } from '../control/simulator'

export { VERSION }

// Tests and demo pages look for it as soon as the page's modules have run.
getSimulator()

export interface ClientOptions {
  readonly authorization?: string | undefined
}

export const create = acceptCallback(
  (options: ClientOptions): Promise<Client> =>
    simulateCall('client.create', [options], () => {
      if (options.authorization) return createClient(options.authorization)
      throw new BraintreeError({
        type: 'MERCHANT',
        code: 'INSTANTIATION_OPTION_REQUIRED',
        message: 'options.authorization is required when instantiating a client.',
      })
    }),
)

export default { create, VERSION }
