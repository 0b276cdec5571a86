import { z } from 'zod/mini'
import type { Product } from '../../../../api/edge/catalog'
import { toDollars } from '../../../../lib/money'

/** The form in which it is kept beside a draft. */
export const stateShape = z.object({
  name: z.string(),
  description: z.string(),
  /** US dollars. */
  price: z.number(),
  category: z.string(),
  shipping: z.number(),
  quantity: z.number(),
  sold: z.number(),
  photo: z.exactOptional(z.string()),
})

/** What an administrator can change of a product, and how many are sold, as the service had it at one moment. */
export type ProductState = z.infer<typeof stateShape>

export function toState(product: Product): ProductState {
  const { name, description, priceCents, category, shipping, quantity, sold, photo } = product
  return {
    name,
    description,
    price: toDollars(priceCents),
    category: category.categoryId,
    shipping,
    quantity,
    sold,
    ...(photo ? { photo: photo.data } : {}),
  }
}
