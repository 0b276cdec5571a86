import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Writes shipping as a boolean. */
export const searchProductsWritesShippingAsABoolean: Fault = {
  name: 'searchProducts writes shipping as a boolean',
  operation: 'searchProducts',
  rule: 'schema',
  wrap: onAnswerAt('searchProducts', '/0/shipping', (value: unknown) => value === 1),
}
