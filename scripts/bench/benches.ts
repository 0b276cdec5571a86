import { catalogBench } from './catalog/catalog-bench'
import type { Bench } from './figure'
import { inUseBench } from './in-use/in-use-bench'
import { machinesBench } from './machines/machines-bench'
import { pageBench } from './page/page-bench'
import { fuzzBench } from './reliability/fuzz/fuzz-bench'
import { reliabilityBench } from './reliability/reliability-bench'
import { startUpBench } from './start-up/start-up-bench'
import { widgetBench } from './widget/widget-bench'

/** Everything that `npm run bench` measures. */
export const benches: readonly Bench[] = [
  startUpBench,
  catalogBench,
  machinesBench,
  widgetBench,
  pageBench,
  inUseBench,
  reliabilityBench,
  fuzzBench,
]
