import type { Product } from '../../api/edge/catalog'
import { limits } from '../../api/generated/limits'
import type { Cents } from '../../lib/money'

type NeededByOrder = 'productId' | 'name' | 'priceCents'

/** What an order needs, and the rest of the product as far as the cart has it. */
export type CartLine = Pick<Product, NeededByOrder> & {
  [Key in Exclude<keyof Product, NeededByOrder>]?: Product[Key] | undefined
} & {
  /** Pieces, a whole number from 1. */
  count: number
}

/** Lines in the order in which they were added, one per product. */
export type Cart = readonly CartLine[]

export const MAX_COUNT: number = limits.Count.maximum

/** Appends the product with a count of 1; one that is in the cart already stays as it is. */
export function addProduct(cart: Cart, product: Omit<CartLine, 'count'>): Cart {
  return countOf(cart, product.productId) > 0 ? cart : [...cart, { ...product, count: 1 }]
}

/** Sets a line's count, at most what an order allows; a count below 1, or none, changes nothing. */
export function setCount(cart: Cart, productId: string, count: number): Cart {
  if (!Number.isSafeInteger(count) || count < 1 || countOf(cart, productId) === count) return cart
  return cart.map((line) =>
    line.productId === productId ? { ...line, count: Math.min(count, MAX_COUNT) } : line,
  )
}

export function removeLine(cart: Cart, productId: string): Cart {
  const rest = cart.filter((line) => line.productId !== productId)
  return rest.length === cart.length ? cart : rest
}

/** Puts a removed line back in its old place, unless the product has been added again. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  return countOf(cart, line.productId) > 0 ? cart : cart.toSpliced(index, 0, line)
}

/** Takes bought pieces out; what was added while paying stays. */
export function removePieces(
  cart: Cart,
  bought: readonly Pick<CartLine, 'productId' | 'count'>[],
): Cart {
  return bought.reduce((rest, { productId, count }) => {
    const left = countOf(rest, productId) - count
    return left > 0 ? setCount(rest, productId, left) : removeLine(rest, productId)
  }, cart)
}

/** Updates a line to the service's current product; the count stays, at most `maxCount`. */
export function refreshLine(cart: Cart, product: Product, maxCount: number = MAX_COUNT): Cart {
  return cart.map((line) =>
    line.productId === product.productId
      ? { ...product, count: Math.min(line.count, maxCount) }
      : line,
  )
}

/** Pieces of a product; 0 when it isn't in the cart. */
export function countOf(cart: Cart, productId: string): number {
  return cart.find((line) => line.productId === productId)?.count ?? 0
}

export function lineTotal(line: CartLine): Cents {
  return line.count * line.priceCents
}

export function cartTotal(cart: Cart): Cents {
  return cart.reduce((total, line) => total + lineTotal(line), 0)
}

/** Pieces in all. */
export function pieceCount(cart: Cart): number {
  return cart.reduce((count, line) => count + line.count, 0)
}
