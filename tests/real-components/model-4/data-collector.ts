import { create as createOwn } from 'braintree-web/data-collector'
import { ComponentError } from './component-error'
import { toInnerClient, type WithClient } from './inner-client'
import { promisesOnly } from './promises-only'

/** "Deprecated `create()` options removed", "Error code changes". */
export async function create(options: WithClient): Promise<object> {
  const {
    client,
    paypal: _gone,
    clientMetadataId: _old,
    correlationId: _older,
    ...others
  } = options
  try {
    const own = await createOwn({ ...others, client: toInnerClient(client) })
    return promisesOnly(own, ['teardown', 'getDeviceData'])
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (code !== 'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS') throw error
    throw new ComponentError('DATA_COLLECTOR_FAILED_TO_INSTANTIATE', 'Fraudnet is not there.')
  }
}
