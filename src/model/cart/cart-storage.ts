import * as v from 'valibot'
import { toCategory, toWireCategory } from '../../api/edge/catalog'
import { toCents, toDollars } from '../../lib/money'
import { type Cart, type CartLine, MAX_COUNT } from './cart'

/** The key that the specification gives the cart in localStorage. */
export const CART_KEY = 'cart'

/**
 * A backend may send photos as `data:` URIs of any size. Longer ones are not stored, because storage holds some 5 million
 * characters in all; the cart page shows them from the service's response.
 */
const MAX_STORED_PHOTO_CHARACTERS = 4096

/**
 * A line as it is stored: a product of the contract with its count, as the specification has it, so that the cart of an
 * older version can be read and that of a newer one too. Fields that this version does not know are kept. Built when
 * there is something to read: most visitors have no cart.
 */
function createLineSchema() {
  const key = v.pipe(v.string(), v.nonEmpty())
  const wholeFrom = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least))
  const text = orNothing(v.string())
  const wholeNumber = orNothing(wholeFrom(0))
  return v.looseObject({
    _id: key,
    name: key,
    price: v.pipe(v.number(), v.finite(), v.minValue(0)),
    count: v.fallback(wholeFrom(1), 1),
    description: text,
    category: orNothing(v.looseObject({ _id: v.string(), name: v.string() })),
    quantity: wholeNumber,
    shipping: orNothing(v.picklist([0, 1])),
    photo: orNothing(v.looseObject({ data: v.string() })),
    createdAt: text,
    sold: wholeNumber,
  })
}

/** A field without which an entry is still a line. */
function orNothing<Shape extends v.GenericSchema>(shape: Shape) {
  return v.fallback(v.optional(shape), undefined)
}

/** Reads the stored cart: valid lines are kept, the rest dropped. */
export function parseCart(stored: string | null): Cart {
  const lines = new Map<string, CartLine>()
  const entries = readList(stored)
  if (entries.length === 0) return []
  const lineSchema = createLineSchema()
  for (const entry of entries) {
    const { success, output } = v.safeParse(lineSchema, entry)
    const line = success ? fromStored(output) : undefined
    if (line && !lines.has(line.productId)) lines.set(line.productId, line)
  }
  return [...lines.values()]
}

export function serializeCart(cart: Cart): string {
  return JSON.stringify(cart.map(toStored))
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

function fromStored({
  _id,
  price,
  count,
  category,
  ...rest
}: v.InferOutput<ReturnType<typeof createLineSchema>>): CartLine {
  return {
    ...rest,
    productId: _id,
    priceCents: toCents(price),
    count: Math.min(count, MAX_COUNT),
    category: category && toCategory(category),
  }
}

function toStored({ productId, priceCents, category, photo, ...rest }: CartLine) {
  const isPhotoSmall = photo && photo.data.length <= MAX_STORED_PHOTO_CHARACTERS
  return {
    ...rest,
    _id: productId,
    price: toDollars(priceCents),
    ...(category && { category: toWireCategory(category) }),
    ...(isPhotoSmall && { photo }),
  }
}
