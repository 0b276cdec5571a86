import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Lists products without the number of pieces sold. */
export const listProductsLeavesSoldOut: Fault = {
  name: 'listProducts leaves sold out',
  operation: 'listProducts',
  rule: 'schema',
  wrap: leaveOut('listProducts', '/0/sold'),
}
