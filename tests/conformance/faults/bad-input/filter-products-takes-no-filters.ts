import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isMissing } from './support/broken-values'

/** Takes a missing filter for an empty one. */
export const filterProductsTakesNoFilters: Fault = {
  name: 'filterProducts takes no filters',
  operation: 'filterProducts',
  rule: 'bad-input',
  wrap: acceptJson('filterProducts', '/filters', isMissing, { category: [], price: [] }),
}
