import { z } from 'zod/mini'
import type { ProductCreate } from '../../../api/contract'
import { type ProductValues, toProductCreate } from './product-values'

/** Shapes the product form's values and refuses none: to judge them is the service's part. */
export const productSchema = z.pipe(
  z.custom<ProductValues>(),
  z.transform(toProductCreate),
) satisfies z.ZodMiniType<ProductCreate, ProductValues>
