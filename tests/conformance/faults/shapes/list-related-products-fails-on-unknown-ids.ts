import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Breaks on an id that no product has. */
export const listRelatedProductsFailsOnUnknownIds: Fault = {
  name: 'listRelatedProducts fails on unknown ids',
  operation: 'listRelatedProducts',
  rule: 'server-error',
  wrap: inPlaceOf('listRelatedProducts', 404, { error: 'Oops.' }, 500),
}
