import { create as createOwn } from 'braintree-web/google-payment'
import { toInnerClient, type WithClient } from './inner-client'
import { promisesOnly } from './promises-only'

/** "Google Pay API v1 removed": whatever is asked for, it is version 2. */
export async function create({ client, ...options }: WithClient): Promise<object> {
  const own = await createOwn({ ...options, client: toInnerClient(client), googlePayVersion: 2 })
  return promisesOnly(own, ['parseResponse', 'teardown'])
}
