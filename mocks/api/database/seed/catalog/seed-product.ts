import type { CategorySlug } from '../categories'

/** One prompt as a category's file writes it down. */
export interface CatalogEntry {
  /** Stable key, to which orders and the picture refer. ASCII kebab-case. */
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly priceCents: number
  /** Pieces in stock; 0 is out of stock. */
  readonly quantity: number
  /** 1 when something is sent by post (a printed deck, a poster), otherwise 0. */
  readonly shipping: 0 | 1
  /** Pieces sold before the shop opened its database. */
  readonly sold: number
  /** Whole days between the product's creation and the seeding, different for every product. */
  readonly createdDaysAgo: number
}

/** A prompt that a fresh shop starts with. */
export interface SeedProduct extends CatalogEntry {
  readonly category: CategorySlug
}
