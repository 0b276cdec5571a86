import type { Fault } from '../../support/fault'
import { onQuery } from '../../support/wrappers'

/** Lists in one direction, whichever was asked for. */
export const listProductsIgnoresTheOrder: Fault = {
  name: 'listProducts ignores the order',
  operation: 'listProducts',
  rule: 'sort-order',
  wrap: onQuery('listProducts', (query) => query.delete('order')),
}
