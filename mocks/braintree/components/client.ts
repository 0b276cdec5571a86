import { createClient, openClient } from '../client/client'
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

export const create = acceptCallback((options: ClientOptions): Promise<Client> => {
  const { calls, clients } = getSimulator()
  const { authorization } = options
  if (authorization && clients.has(authorization)) {
    calls.record('client.create', [options])
    return createClient(authorization)
  }
  const open = (text: string) => simulateCall('client.create', [options], () => openClient(text))
  return authorization ? createClient(authorization, open) : refuse(options)
})

function refuse(options: ClientOptions): Promise<never> {
  return simulateCall('client.create', [options], () => {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'INSTANTIATION_OPTION_REQUIRED',
      message: 'options.authorization is required when instantiating a client.',
    })
  })
}

export default { create, VERSION }
