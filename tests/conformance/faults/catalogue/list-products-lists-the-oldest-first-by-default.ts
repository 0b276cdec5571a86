import type { Fault } from '../../support/fault'
import { onQuery } from '../../support/wrappers'

/** Sorts upwards where no direction was asked for. */
export const listProductsListsTheOldestFirstByDefault: Fault = {
  name: 'listProducts lists the oldest first by default',
  operation: 'listProducts',
  rule: 'sort-order',
  wrap: onQuery('listProducts', (query) => {
    if (!query.has('order')) query.set('order', 'asc')
  }),
}
