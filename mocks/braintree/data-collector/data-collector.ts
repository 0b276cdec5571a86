import { acceptCallbacks } from '../component/accept-callback'
import { simulateCall } from '../component/simulate-call'
import { disableMethods } from '../component/tear-down'
import { getSimulator } from '../control/simulator'

export interface DeviceData {
  readonly correlation_id: string
}

export interface DataCollector {
  readonly deviceData: string
  readonly rawDeviceData: DeviceData
  getDeviceData(options?: { readonly raw?: boolean }): Promise<string | DeviceData>
  teardown(): Promise<void>
}

/** Makes device data of the real shape that says nothing about the device. */
export function createDataCollector(riskCorrelationId?: string): DataCollector {
  const rawDeviceData = { correlation_id: riskCorrelationId ?? getSimulator().createId() }
  const deviceData = JSON.stringify(rawDeviceData)
  const collector: DataCollector = {
    deviceData,
    rawDeviceData,
    getDeviceData: (options = {}) =>
      simulateCall('data-collector.getDeviceData', [options], () =>
        options.raw === true ? rawDeviceData : deviceData,
      ),
    teardown: () =>
      simulateCall('data-collector.teardown', [], () => {
        disableMethods(collector)
      }),
  }
  return acceptCallbacks(collector, ['getDeviceData', 'teardown'])
}
