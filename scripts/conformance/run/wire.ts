/** What the checks read of answers, after these have been held against the contract. */
import { z } from 'zod'

export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.number(),
})
export const sessionSchema = z.object({ token: z.string(), user: userSchema })
export const categorySchema = z.object({ _id: z.string(), name: z.string() })
export const categoriesSchema = z.array(categorySchema)
export const createdCategorySchema = z.object({ data: categorySchema })
export const productSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  category: categorySchema,
  quantity: z.number(),
  shipping: z.number(),
  photo: z.object({ data: z.string() }).optional(),
  createdAt: z.string(),
  sold: z.number(),
})
export const productsSchema = z.array(productSchema)
export const pageSchema = z.object({ data: productsSchema, size: z.number() })
export const productWriteSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  data: productSchema.optional(),
})
export const errorSchema = z.object({ error: z.string() })
export const clientTokenSchema = z.object({ clientToken: z.string() })
export const paymentSchema = z.object({
  transaction: z.object({ id: z.string(), amount: z.number() }),
})
export const orderSchema = z.object({
  _id: z.string(),
  products: z.array(
    z.object({ _id: z.string(), name: z.string(), price: z.number(), count: z.number() }),
  ),
  transaction_id: z.string(),
  amount: z.number(),
  address: z.string(),
  status: z.string(),
  user: z.object({ _id: z.string(), name: z.string() }),
  createdAt: z.string(),
})
export const ordersSchema = z.array(orderSchema)
export const statusesSchema = z.array(z.string())

export type User = z.infer<typeof userSchema>
export type Category = z.infer<typeof categorySchema>
export type Product = z.infer<typeof productSchema>
export type Order = z.infer<typeof orderSchema>
