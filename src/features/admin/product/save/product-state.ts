import { z } from 'zod/mini'
import type { Product } from '../../../../api/edge/catalog'
import { toDollars } from '../../../../lib/money'
import { shortenPhoto } from './product-photo'

const stateShape = z.object({
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

const sentShape = z.object({
  value: z.union([z.string(), z.number()]),
  /** How many were sold by then. */
  sold: z.number(),
  /** The entity tag under which it was sent, if any. */
  tag: z.exactOptional(z.string()),
})

/** The form in which a base is kept beside a draft. */
export const baseShape = z.extend(stateShape, {
  sent: z.exactOptional(z.record(z.string(), sentShape)),
})

/**
 * What a form is compared with: the product when it was filled, and by field what has been sent since without an answer,
 * so that it may have been stored.
 */
export type ProductBase = z.infer<typeof baseShape>

/** The base as it is kept beside a draft: storage has no room for a photo. */
export function toKept(base: ProductBase): ProductBase {
  return base.photo === undefined ? base : { ...base, photo: shortenPhoto(base.photo) }
}

/** The base once it doesn't matter any more whether a field that was sent has been stored. */
export function forgetSent({ sent = {}, ...base }: ProductBase, field: string): ProductBase {
  const { [field]: _known, ...others } = sent
  return Object.keys(others).length > 0 ? { ...base, sent: others } : base
}

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
