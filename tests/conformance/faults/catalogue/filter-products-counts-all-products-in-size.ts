import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'

/** Answers how many products there are as the size of the page. */
export const filterProductsCountsAllProductsInSize: Fault = {
  name: 'filterProducts counts all products in size',
  operation: 'filterProducts',
  rule: 'page-size',
  wrap: onAnswer('filterProducts', (body) => ({ ...asObject(body), size: 86 })),
}
