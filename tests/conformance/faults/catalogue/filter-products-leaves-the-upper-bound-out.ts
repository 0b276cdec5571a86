import type { Fault } from '../../support/fault'
import { leaveOutPrice } from './support/leave-out-price'

/** Leaves out products that cost exactly the upper bound. */
export const filterProductsLeavesTheUpperBoundOut: Fault = {
  name: 'filterProducts leaves the upper bound out',
  operation: 'filterProducts',
  rule: 'price-filter',
  wrap: leaveOutPrice(1),
}
