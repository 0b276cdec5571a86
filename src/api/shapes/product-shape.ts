import { z } from 'zod/mini'
import type { Category, Product, ProductPage } from '../contract'

const id = z.string().check(z.minLength(1))

export const categoryShape: z.ZodMiniType<Category> = z.object({ _id: id, name: z.string() })

const product = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  price: z.number().check(z.nonnegative()),
  category: categoryShape,
  quantity: z.int(),
  shipping: z.union([z.literal(0), z.literal(1)]),
  createdAt: z.string(),
  sold: z.int(),
})

/** With or without a photo: `photo: undefined` is none. */
export const productShape: z.ZodMiniType<Product> = z.union([
  z.extend(product, { photo: z.object({ data: z.string() }) }),
  product,
])

export const productsShape: z.ZodMiniType<Product[]> = z.array(productShape)

export const productPageShape: z.ZodMiniType<ProductPage> = z.object({
  data: productsShape,
  size: z.int().check(z.nonnegative()),
})
