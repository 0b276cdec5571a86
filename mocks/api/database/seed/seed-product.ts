import type { CategorySlug } from './categories'
import type { MotifName } from './pictures/motif-registry'

/** One prompt on a shelf, as the catalogue files write it down; the shelf knows the category. */
export interface CatalogueEntry {
  /** Stable key: history refers to it, and its picture is drawn from it. ASCII kebab-case. */
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
  /** The kind of drawing on its cover. */
  readonly cover: MotifName
}

/** A prompt that a fresh shop starts with. */
export interface SeedProduct extends CatalogueEntry {
  readonly category: CategorySlug
}
