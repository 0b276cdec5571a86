import { acceptCallback } from '../component/accept-callback'
import { type ComponentOptions, requireClient } from '../component/require-client'
import { simulateCall } from '../component/simulate-call'
import { VERSION } from '../component/version'
import {
  createDataCollector,
  type DataCollectionOptions,
  type DataCollector,
} from '../data-collector/data-collector'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions & DataCollectionOptions): Promise<DataCollector> =>
    simulateCall('data-collector.create', [options], async () =>
      createDataCollector(await requireClient(options, 'Data Collector'), options),
    ),
)

export default { create, VERSION }
