import { create as createOwn } from 'braintree-web/vault-manager'
import { toInnerClient, type WithClient } from './inner-client'
import { promisesOnly } from './promises-only'

/** Nothing of its own has changed; it takes no callbacks any more. */
export async function create({ client, ...options }: WithClient): Promise<object> {
  const own = await createOwn({ ...options, client: toInnerClient(client) })
  return promisesOnly(own, ['fetchPaymentMethods', 'deletePaymentMethod', 'teardown'])
}
