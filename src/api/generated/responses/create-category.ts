// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { categoryCreateResultShape } from '../shapes/category-create-result'
import type { ResponseShape } from '../types'

export const createCategoryResponse: ResponseShape<'createCategory'> = {
  operation: 'createCategory',
  shape: categoryCreateResultShape,
}
