import { z } from 'zod/mini'
import { type Cart, type CartLine, MAX_COUNT } from './cart'

/** The key that the specification gives the cart in localStorage. */
export const CART_KEY = 'cart'

/**
 * A backend may hand out photos as `data:` URIs of any size. Longer ones stay out of storage, which
 * holds some 5 million characters in all; the cart page shows them from the service's answer.
 */
const MAX_STORED_PHOTO_CHARACTERS = 4096

/** Made when there is a first line to read: most visitors come without one. */
const lineSchema = z.lazy(() => {
  const text = z.catch(z.optional(z.string()), undefined)
  const wholeNumber = z.catch(z.optional(z.int().check(z.nonnegative())), undefined)
  return z.object({
    _id: z.string().check(z.minLength(1)),
    name: z.string().check(z.minLength(1)),
    price: z.number().check(z.nonnegative()),
    count: z.catch(z.int().check(z.gte(1)), 1),
    description: text,
    category: z.catch(z.optional(z.object({ _id: z.string(), name: z.string() })), undefined),
    quantity: wholeNumber,
    shipping: z.catch(z.optional(z.union([z.literal(0), z.literal(1)])), undefined),
    photo: z.catch(z.optional(z.object({ data: z.string() })), undefined),
    createdAt: text,
    sold: wholeNumber,
  })
})

/** The cart that stands in storage: what is sound of it is kept, the rest dropped. */
export function parseCart(stored: string | null): Cart {
  const lines = new Map<string, CartLine>()
  for (const entry of readList(stored)) {
    const line = parseLine(entry)
    if (line && !lines.has(line._id)) lines.set(line._id, line)
  }
  return [...lines.values()]
}

export function serializeCart(cart: Cart): string {
  return JSON.stringify(cart.map(withoutLargePhoto))
}

function readList(stored: string | null): unknown[] {
  if (stored === null) return []
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value : []
  } catch {
    // Not JSON: no entry can be read from it.
    return []
  }
}

function parseLine(entry: unknown): CartLine | undefined {
  const { data } = lineSchema.safeParse(entry)
  return data && withoutGaps(data)
}

function withoutGaps(line: z.infer<typeof lineSchema>): CartLine {
  const { _id, name, price, count, ...rest } = line
  const { description, category, quantity, shipping, photo, createdAt, sold } = rest
  return {
    _id,
    name,
    price,
    count: Math.min(count, MAX_COUNT),
    ...(description !== undefined && { description }),
    ...(category && { category }),
    ...(quantity !== undefined && { quantity }),
    ...(shipping !== undefined && { shipping }),
    ...(photo && { photo }),
    ...(createdAt !== undefined && { createdAt }),
    ...(sold !== undefined && { sold }),
  }
}

function withoutLargePhoto(line: CartLine): CartLine {
  const { photo, ...rest } = line
  return !photo || photo.data.length <= MAX_STORED_PHOTO_CHARACTERS ? line : rest
}
