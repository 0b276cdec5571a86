import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'

/** Lists nothing, though the category has other products. */
export const listRelatedProductsIsAlwaysEmpty: Fault = {
  name: 'listRelatedProducts is always empty',
  operation: 'listRelatedProducts',
  rule: 'related',
  wrap: onAnswer('listRelatedProducts', () => []),
}
