import type { DataCollectorPort } from '../model/ports/security-ports'
import type { Passthrough } from '../model/terms/settings'
import type { BraintreeClient } from './client'
import { once } from './once'
import { requireInstance } from './require-instance'
import { unwrapModule } from './unwrap-module'

export async function openDataCollector(
  { component: client }: BraintreeClient,
  options: Passthrough,
): Promise<DataCollectorPort> {
  const { create } = unwrapModule(await import('braintree-web/data-collector'))
  const collector = requireInstance(await create({ ...options, client }), 'The data collector')
  return {
    readDeviceData: () => collector.deviceData,
    teardown: once(() => collector.teardown()),
  }
}
