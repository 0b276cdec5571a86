import { asArray } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'
import { filters, withFilters } from './support/filters'

/** Finds products of one category where several were asked for. */
export const filterProductsLooksAtTheFirstCategoryOnly: Fault = {
  name: 'filterProducts looks at the first category only',
  operation: 'filterProducts',
  rule: 'category-filter',
  wrap: onJson('filterProducts', (body) =>
    withFilters(body, { category: asArray(filters(body)['category']).slice(0, 1) }),
  ),
}
