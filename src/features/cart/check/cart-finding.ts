import type { Product } from '../../../api/edge/catalog'
import type { Cents } from '../../../lib/money'
import { type CartLine, MAX_COUNT } from '../../../model/cart/cart'

/** How a line of the cart differs from what the service sells now. */
export type CartFinding =
  /** The product is not sold any more. */
  | { kind: 'gone' }
  /** There is none left. */
  | { kind: 'sold out' }
  /** There are fewer left than the line asks for, or it costs something else, or both. */
  | { kind: 'changed'; product: Product; newPriceCents?: Cents; left?: number }

/** What the service says of a line's product: the product, or that there is none. */
export type ProductAnswer = Product | 'unknown'

/** Compares a line with the service's answer; nothing worth asking about is no finding. */
export function checkLine(line: CartLine, answer: ProductAnswer): CartFinding | undefined {
  if (answer === 'unknown') return { kind: 'gone' }
  if (answer.quantity < 1) return { kind: 'sold out' }
  const isPriceOther = answer.priceCents !== line.priceCents
  const left = Math.min(answer.quantity, MAX_COUNT)
  const isTooMany = line.count > left
  if (!isPriceOther && !isTooMany) return undefined
  return {
    kind: 'changed',
    product: answer,
    ...(isPriceOther ? { newPriceCents: answer.priceCents } : {}),
    ...(isTooMany ? { left } : {}),
  }
}
