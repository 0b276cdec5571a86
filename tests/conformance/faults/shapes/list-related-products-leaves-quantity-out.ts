import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Lists related products without what is left of them. */
export const listRelatedProductsLeavesQuantityOut: Fault = {
  name: 'listRelatedProducts leaves quantity out',
  operation: 'listRelatedProducts',
  rule: 'schema',
  wrap: leaveOut('listRelatedProducts', '/0/quantity'),
}
