import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers a page of products without its size. */
export const filterProductsLeavesSizeOut: Fault = {
  name: 'filterProducts leaves size out',
  operation: 'filterProducts',
  rule: 'schema',
  wrap: leaveOut('filterProducts', '/size'),
}
