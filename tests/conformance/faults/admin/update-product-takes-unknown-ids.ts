import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Answers that it changed a product that does not exist. */
export const updateProductTakesUnknownIds: Fault = {
  name: 'updateProduct takes unknown ids',
  operation: 'updateProduct',
  rule: 'unknown-id',
  wrap: inPlaceOf('updateProduct', 404, { success: true, message: 'Updated.' }),
}
