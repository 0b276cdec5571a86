// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { productWriteResultShape } from '../shapes/product-write-result'
import type { ResponseShape } from '../types'

export const updateProductResponse: ResponseShape<'updateProduct'> = {
  operation: 'updateProduct',
  shape: productWriteResultShape,
}
