import { z } from 'zod/mini'
import type { CategoryCreateResult, ProductWriteResult, SignUpResult } from '../contract'
import { categoryShape, productShape } from './product-shape'
import { userShape } from './user-shape'

/** An ok answer that does not say so leaves open whether the thing was done. */
const success = z.literal(true)

export const signUpShape: z.ZodMiniType<SignUpResult> = z.object({
  success,
  user: z.exactOptional(userShape),
})

export const categoryCreateShape: z.ZodMiniType<CategoryCreateResult> = z.object({
  success,
  data: categoryShape,
})

export const productWriteShape: z.ZodMiniType<ProductWriteResult> = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.exactOptional(productShape),
  name: z.exactOptional(z.string()),
})
