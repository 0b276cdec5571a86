import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'
import { withFilters } from './support/filters'

/** Finds products of every price, whatever was asked for. */
export const filterProductsIgnoresThePrices: Fault = {
  name: 'filterProducts ignores the prices',
  operation: 'filterProducts',
  rule: 'price-filter',
  wrap: onJson('filterProducts', (body) => withFilters(body, { price: [] })),
}
