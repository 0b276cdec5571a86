import type { Fault } from '../../support/fault'
import { onOperation } from '../../support/wrappers'

/** Has no route for related products. */
export const listRelatedProductsIsNotBuilt: Fault = {
  name: 'listRelatedProducts is not built',
  operation: 'listRelatedProducts',
  rule: 'not-built',
  wrap: onOperation('listRelatedProducts', async () => new Response('Not Found', { status: 404 })),
}
