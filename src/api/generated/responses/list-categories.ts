// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import * as v from 'valibot'
import { categoryShape } from '../shapes/category'
import type { ResponseShape } from '../types'

export const listCategoriesResponse: ResponseShape<'listCategories'> = {
  operation: 'listCategories',
  shape: v.array(categoryShape),
}
