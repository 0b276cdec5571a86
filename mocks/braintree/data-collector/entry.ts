import { acceptCallback } from '../shared/instance-methods'
import { type ComponentOptions, requireClient } from '../shared/require-client'
import { simulateCall } from '../shared/simulate-call'
import { VERSION } from '../shared/version'
import {
  createDataCollector,
  type DataCollectionOptions,
  type DataCollector,
} from './data-collector'

export { VERSION }

export const create = acceptCallback(
  (options: ComponentOptions & DataCollectionOptions): Promise<DataCollector> =>
    simulateCall('data-collector.create', [options], async () =>
      createDataCollector(await requireClient(options, 'Data Collector'), options),
    ),
)

export default { create, VERSION }
