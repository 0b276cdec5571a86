import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Finds products without the time at which they were made. */
export const searchProductsLeavesCreatedAtOut: Fault = {
  name: 'searchProducts leaves createdAt out',
  operation: 'searchProducts',
  rule: 'schema',
  wrap: leaveOut('searchProducts', '/0/createdAt'),
}
