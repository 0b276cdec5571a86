import type { DataCollectorPort } from '../model/ports/security-ports'
import type { Passthrough } from '../model/terms/settings'
import type { BraintreeClient } from './client/client'
import type { Generation } from './configuration/read-configuration'
import { once } from './edge/once'
import { requireInstance } from './edge/require-instance'
import { unwrapModule } from './edge/unwrap-module'

/**
 * Opens the data collector.
 *
 * @throws TypeError when the component gives no instance
 */
export async function openDataCollector(
  { component: client, generation }: BraintreeClient,
  options: Passthrough,
): Promise<DataCollectorPort> {
  const { create } = unwrapModule(await import('braintree-web/data-collector'))
  const collector = requireInstance(
    await create({ ...toCollectorOptions(options, generation), client }),
    'The data collector',
  )
  return {
    readDeviceData: () => collector.deviceData,
    teardown: once(() => collector.teardown()),
  }
}

/** Release 4 knows one name for a merchant's own id and ignores the two others that release 3 took. */
function toCollectorOptions(options: Passthrough, generation: Generation): Passthrough {
  if (generation === 3) return options
  const { paypal: _always, clientMetadataId, correlationId, ...others } = options
  const riskCorrelationId = others['riskCorrelationId'] ?? clientMetadataId ?? correlationId
  return riskCorrelationId === undefined ? others : { ...others, riskCorrelationId }
}
