import type { Client } from '../client/client-instance'
import { getSimulator } from '../control/simulator'
import { BraintreeError } from '../shared/braintree-error'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall } from '../shared/simulate-call'

export interface DataCollectionOptions {
  readonly riskCorrelationId?: string | undefined
  readonly clientMetadataId?: string | undefined
  readonly correlationId?: string | undefined
}

export interface DeviceData {
  readonly correlation_id: string
}

export interface DataCollector {
  readonly deviceData: string
  readonly rawDeviceData: DeviceData
  getDeviceData(options?: { readonly raw?: boolean }): Promise<string | DeviceData>
  teardown(): Promise<void>
}

/** What PayPal's script looks for on the page. */
const PARAMETER_BLOCK = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99'
const ID_LENGTH = 32

/**
 * Makes device data of the real shape that says nothing about the device. Like the real component it writes a block of
 * parameters into the page, which a policy with Trusted Types has to admit (`createScript`). PayPal's script, which
 * reads that block, is not loaded, so no policy can keep it out; `simulator.scripts` says whether it would have come.
 *
 * @throws BraintreeError `DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS` without that script
 */
export function createDataCollector(client: Client, options: DataCollectionOptions): DataCollector {
  const { analyticsMetadata, gatewayConfiguration } = client.getConfiguration()
  const { riskCorrelationId, clientMetadataId, correlationId } = options
  const id =
    riskCorrelationId || clientMetadataId || correlationId || String(analyticsMetadata['sessionId'])
  const rawDeviceData = { correlation_id: id.slice(0, ID_LENGTH) }
  const deviceData = JSON.stringify(rawDeviceData)
  const block = writeParameters({
    f: rawDeviceData.correlation_id,
    sandbox: gatewayConfiguration.environment !== 'production',
  })
  if (!getSimulator().scripts.isFraudnetLoaded) {
    throw new BraintreeError({
      type: 'MERCHANT',
      code: 'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS',
      message: "The device could not be looked at: PayPal's script did not load.",
    })
  }
  const collector: DataCollector = {
    deviceData,
    rawDeviceData,
    getDeviceData: (wanted = {}) =>
      simulateCall('data-collector.getDeviceData', [wanted], () =>
        wanted.raw === true ? rawDeviceData : deviceData,
      ),
    teardown: () =>
      simulateCall('data-collector.teardown', [], () => {
        block.remove()
        disableMethods(collector)
      }),
  }
  return acceptCallbacks(collector, ['getDeviceData', 'teardown'])
}

function writeParameters(parameters: object): HTMLScriptElement {
  const block = document.createElement('script')
  document.body.append(block)
  block.type = 'application/json'
  block.setAttribute('fncls', PARAMETER_BLOCK)
  block.text = JSON.stringify(parameters)
  return block
}
