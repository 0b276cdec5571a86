import type { DataCollectorPort } from '../model/ports/security-ports'
import type { Passthrough } from '../model/terms/settings'
import type { BraintreeClient } from './client'
import { once } from './once'
import { unwrapModule } from './unwrap-module'

export async function openDataCollector(
  { component: client }: BraintreeClient,
  options: Passthrough,
): Promise<DataCollectorPort> {
  const { create } = unwrapModule(await import('braintree-web/data-collector'))
  const collector = await create({ ...options, client })
  return {
    readDeviceData: () => collector.deviceData,
    teardown: once(() => collector.teardown()),
  }
}
