import type { Fault } from '../../support/fault'
import { onQuery } from '../../support/wrappers'

/** Finds products whose names do not contain the text. */
export const searchProductsIgnoresTheText: Fault = {
  name: 'searchProducts ignores the text',
  operation: 'searchProducts',
  rule: 'search',
  wrap: onQuery('searchProducts', (query) => {
    if (query.get('search')) query.set('search', 'e')
  }),
}
