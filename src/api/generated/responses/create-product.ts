// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { productWriteResultShape } from '../shapes/product-write-result'
import type { ResponseShape } from '../types'

export const createProductResponse: ResponseShape<'createProduct'> = {
  operation: 'createProduct',
  shape: productWriteResultShape,
}
