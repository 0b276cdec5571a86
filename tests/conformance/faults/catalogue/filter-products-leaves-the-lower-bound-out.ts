import type { Fault } from '../../support/fault'
import { leaveOutPrice } from './support/leave-out-price'

/** Leaves out products that cost exactly the lower bound. */
export const filterProductsLeavesTheLowerBoundOut: Fault = {
  name: 'filterProducts leaves the lower bound out',
  operation: 'filterProducts',
  rule: 'price-filter',
  wrap: leaveOutPrice(0),
}
