import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'

/** Answers more products to a page than were asked for. */
export const filterProductsIgnoresTheLimit: Fault = {
  name: 'filterProducts ignores the limit',
  operation: 'filterProducts',
  rule: 'limit',
  wrap: onJson('filterProducts', (body) => (body['limit'] === 2 ? { ...body, limit: 50 } : body)),
}
