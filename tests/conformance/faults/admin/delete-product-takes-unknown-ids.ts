import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Answers that it deleted a product that does not exist. */
export const deleteProductTakesUnknownIds: Fault = {
  name: 'deleteProduct takes unknown ids',
  operation: 'deleteProduct',
  rule: 'unknown-id',
  wrap: inPlaceOf('deleteProduct', 404, { message: 'Deleted.' }),
}
