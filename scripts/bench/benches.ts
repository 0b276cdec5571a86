import type { Bench } from './figure'
import { widgetBench } from './widget/widget-bench'

/** Everything that `npm run bench` measures. */
export const benches: readonly Bench[] = [widgetBench]
