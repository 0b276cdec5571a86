// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { productShape } from '../shapes/product'
import type { ResponseShape } from '../types'

export const listRelatedProductsResponse: ResponseShape<'listRelatedProducts'> = {
  operation: 'listRelatedProducts',
  shape: v.array(productShape),
}
