import type { Fault } from '../../support/fault'
import { onQuery } from '../../support/wrappers'

/** Sorts by one field, whichever was asked for. */
export const listProductsIgnoresTheFieldToSortBy: Fault = {
  name: 'listProducts ignores the field to sort by',
  operation: 'listProducts',
  rule: 'sort-order',
  wrap: onQuery('listProducts', (query) => query.delete('sortBy')),
}
