import type { Product } from '../api/contract'
import { limits } from '../api/generated/limits'
import { type Cents, toCents } from '../lib/money'

/** What an order can't do without, and of the rest whatever the cart knows of the product. */
export interface CartLine
  extends Pick<Product, '_id' | 'name' | 'price'>,
    Partial<Omit<Product, '_id' | 'name' | 'price'>> {
  /** Pieces, a whole number from 1. */
  count: number
}

/** Lines in the order in which they were added, one per product. */
export type Cart = readonly CartLine[]

export const MAX_COUNT: number = limits.Count.maximum

/** Appends the product with one piece; one that is in the cart already stays as it is. */
export function addProduct(cart: Cart, product: Omit<CartLine, 'count'>): Cart {
  return countOf(cart, product._id) > 0 ? cart : [...cart, { ...product, count: 1 }]
}

/** Sets a line's pieces, at most what an order takes; a count below 1, or none, changes nothing. */
export function setCount(cart: Cart, productId: string, count: number): Cart {
  if (!Number.isSafeInteger(count) || count < 1 || countOf(cart, productId) === count) return cart
  return cart.map((line) =>
    line._id === productId ? { ...line, count: Math.min(count, MAX_COUNT) } : line,
  )
}

export function removeLine(cart: Cart, productId: string): Cart {
  const rest = cart.filter((line) => line._id !== productId)
  return rest.length === cart.length ? cart : rest
}

/** Puts a removed line back where it stood, unless the product has been added again. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  return countOf(cart, line._id) > 0 ? cart : cart.toSpliced(index, 0, line)
}

/** Takes over what the service says of a product now; the count stays, at most `maxCount`. */
export function refreshLine(cart: Cart, product: Product, maxCount: number = MAX_COUNT): Cart {
  return cart.map((line) =>
    line._id === product._id ? { ...product, count: Math.min(line.count, maxCount) } : line,
  )
}

/** Pieces of a product; 0 when it isn't in the cart. */
export function countOf(cart: Cart, productId: string): number {
  return cart.find((line) => line._id === productId)?.count ?? 0
}

export function lineTotal(line: CartLine): Cents {
  return line.count * toCents(line.price)
}

export function cartTotal(cart: Cart): Cents {
  return cart.reduce((total, line) => total + lineTotal(line), 0)
}

/** Pieces in all. */
export function pieceCount(cart: Cart): number {
  return cart.reduce((count, line) => count + line.count, 0)
}
