import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'
import { withFilters } from './support/filters'

/** Finds products of every category, whichever were asked for. */
export const filterProductsIgnoresTheCategories: Fault = {
  name: 'filterProducts ignores the categories',
  operation: 'filterProducts',
  rule: 'category-filter',
  wrap: onJson('filterProducts', (body) => withFilters(body, { category: [] })),
}
