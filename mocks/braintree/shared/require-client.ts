import { createClient } from '../client/client'
import type { Client } from '../client/client-instance'
import { BraintreeError } from './braintree-error'

/** What every component's `create` takes: a client, or what to make one from. */
export interface ComponentOptions {
  readonly client?: Client | undefined
  readonly authorization?: string | undefined
}

/** The client to work with; rejects when there is neither a client nor an authorization. */
export async function requireClient(options: ComponentOptions, component: string): Promise<Client> {
  if (options.client) return options.client
  if (options.authorization) return createClient(options.authorization)
  throw new BraintreeError({
    type: 'MERCHANT',
    code: 'INSTANTIATION_OPTION_REQUIRED',
    message: `options.client is required when instantiating ${component}.`,
  })
}
