import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import { createDataCollector, type DataCollector } from '../data-collector/data-collector'

export { VERSION }

export interface DataCollectorOptions extends ComponentOptions {
  readonly riskCorrelationId?: string | undefined
}

export const create = acceptCallback(
  (options: DataCollectorOptions): Promise<DataCollector> =>
    simulateCall('data-collector.create', [options], async () => {
      await requireClient(options, 'Data Collector')
      return createDataCollector(options.riskCorrelationId)
    }),
)

export default { create, VERSION }
