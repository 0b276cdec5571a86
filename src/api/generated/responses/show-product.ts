// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { productShape } from '../shapes/product'
import type { ResponseShape } from '../types'

export const showProductResponse: ResponseShape<'showProduct'> = {
  operation: 'showProduct',
  shape: productShape,
}
