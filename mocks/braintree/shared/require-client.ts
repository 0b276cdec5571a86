import { createClient } from '../client/client'
import type { Client } from '../client/client-instance'
import { BraintreeError } from './braintree-error'

/** Options of every component's `create`: a client, or an authorization to make one from. */
export interface ComponentOptions {
  readonly client?: Client | undefined
  readonly authorization?: string | undefined
}

/**
 * The client to work with; rejects when there is neither a client nor an authorization.
 *
 * @throws BraintreeError `INSTANTIATION_OPTION_REQUIRED`
 */
export async function requireClient(options: ComponentOptions, component: string): Promise<Client> {
  if (options.client) return options.client
  if (options.authorization) return createClient(options.authorization)
  throw new BraintreeError({
    type: 'MERCHANT',
    code: 'INSTANTIATION_OPTION_REQUIRED',
    message: `options.client is required when instantiating ${component}.`,
  })
}
