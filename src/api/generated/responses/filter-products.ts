// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { productPageShape } from '../shapes/product-page'
import type { ResponseShape } from '../types'

export const filterProductsResponse: ResponseShape<'filterProducts'> = {
  operation: 'filterProducts',
  shape: productPageShape,
}
