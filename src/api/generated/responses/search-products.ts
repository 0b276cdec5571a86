// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { foundProductsShape } from '../shapes/found-products'
import type { ResponseShape } from '../types'

export const searchProductsResponse: ResponseShape<'searchProducts'> = {
  operation: 'searchProducts',
  shape: foundProductsShape,
}
