import { getSimulator } from '../control/simulator'
import { BraintreeError } from '../shared/braintree-error'
import { acceptCallback } from '../shared/instance-methods'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import { createClient, openClient } from './client'
import type { Client } from './client-instance'

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
