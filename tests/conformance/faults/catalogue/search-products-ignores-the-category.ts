import type { Fault } from '../../support/fault'
import { onQuery } from '../../support/wrappers'

/** Finds products of every category, whichever was asked for. */
export const searchProductsIgnoresTheCategory: Fault = {
  name: 'searchProducts ignores the category',
  operation: 'searchProducts',
  rule: 'search',
  wrap: onQuery('searchProducts', (query) => query.delete('category')),
}
