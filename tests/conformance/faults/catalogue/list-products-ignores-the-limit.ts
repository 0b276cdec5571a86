import type { Fault } from '../../support/fault'
import { onQuery } from '../../support/wrappers'

/** Lists more products than were asked for. */
export const listProductsIgnoresTheLimit: Fault = {
  name: 'listProducts ignores the limit',
  operation: 'listProducts',
  rule: 'limit',
  wrap: onQuery('listProducts', (query) => {
    if (query.get('limit') === '2') query.set('limit', '6')
  }),
}
