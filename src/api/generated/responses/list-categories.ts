// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

import { z } from 'zod/mini'
import { categoryShape } from '../shapes/category'
import type { ResponseShape } from '../types'

export const listCategoriesResponse: ResponseShape<'listCategories'> = {
  operation: 'listCategories',
  shape: z.array(categoryShape),
}
