import type { Cents } from '../../lib/money'

/** What a card shows of a product; the contract's product has all of it, and more. */
export interface CardProduct {
  productId: string
  name: string
  description: string
  priceCents: Cents
  category: { categoryId: string; name: string }
  /** Pieces in stock. */
  quantity: number
  createdAt: string
  photo?: { data: string }
}

/** What a card does to the cart. The object should stay the same between renders. */
export interface CardActions {
  add(product: CardProduct): void
  setCount(productId: string, count: number): void
  remove(productId: string): void
}

const DESCRIPTION_CHARACTERS = 100

/** The start of a description, as much as a card has room for. */
export function cardDescription(description: string): string {
  const characters = [...description]
  return characters.length > DESCRIPTION_CHARACTERS
    ? `${characters.slice(0, DESCRIPTION_CHARACTERS).join('').trimEnd()}…`
    : description
}
