import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'
import { data, page } from './support/pages'

/** Lists a page upwards in time. */
export const filterProductsListsTheOldestFirst: Fault = {
  name: 'filterProducts lists the oldest first',
  operation: 'filterProducts',
  rule: 'sort-order',
  wrap: onAnswer('filterProducts', (body) => page(data(body).toReversed())),
}
