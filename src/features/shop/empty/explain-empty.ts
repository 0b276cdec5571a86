import type { Category, Product } from '../../../api/edge/catalog'
import { ANY_PRICE, type PriceRange, priceRanges } from '../price-ranges'
import type { ShopFilters } from '../shop-filters'

/** As the contract counts, 19.99 is within 19. */
const A_DOLLAR = 1_00

/** What the service has with a part of the filters: the newest, 100 at most. */
export interface Shelves {
  /** In the chosen categories, at any price; `undefined` where no price is chosen. */
  readonly atAnyPrice: readonly Product[] | undefined
  /** At the chosen price, in any category; `undefined` where no category is chosen. */
  readonly inAnyCategory: readonly Product[] | undefined
}

/** A choice of other filters, and how many products it leads to. */
export interface WayOut<Choice> {
  readonly choice: Choice
  readonly count: number
}

/** Why the filters leave nothing, with the ways out. */
export interface Explanation {
  readonly cheaper: number
  readonly dearer: number
  /** Without the price, if that leaves any. */
  readonly withoutPrice: number
  /** Without the categories, if that leaves any. */
  readonly withoutCategories: number
  /** Ranges of price that have products in the chosen categories, the nearest first. */
  readonly prices: readonly WayOut<PriceRange>[]
  /** Categories that have products at the chosen price, the fullest first. */
  readonly categories: readonly WayOut<Category>[]
}

/** Explains filters that nothing matches. */
export function explainEmpty(
  { priceRange }: Pick<ShopFilters, 'priceRange'>,
  { atAnyPrice = [], inAnyCategory = [] }: Shelves,
): Explanation {
  const [lowest = 0, highest = Number.POSITIVE_INFINITY] = priceRange.boundsCents
  return {
    cheaper: atAnyPrice.filter(({ priceCents }) => priceCents < lowest).length,
    dearer: atAnyPrice.filter(({ priceCents }) => priceCents >= highest + A_DOLLAR).length,
    withoutPrice: atAnyPrice.length,
    withoutCategories: inAnyCategory.length,
    prices: countRanges(atAnyPrice, priceRange),
    categories: countCategories(inAnyCategory),
  }
}

function countRanges(products: readonly Product[], chosen: PriceRange): WayOut<PriceRange>[] {
  const distance = (range: PriceRange) =>
    Math.abs(priceRanges.indexOf(range) - priceRanges.indexOf(chosen))
  return priceRanges
    .filter((range) => range !== ANY_PRICE && range !== chosen)
    .map((choice) => ({ choice, count: products.filter(isWithin(choice)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => distance(a.choice) - distance(b.choice))
}

function isWithin({ boundsCents: [lowest = 0, highest = 0] }: PriceRange) {
  return ({ priceCents }: Product) => priceCents >= lowest && priceCents < highest + A_DOLLAR
}

function countCategories(products: readonly Product[]): WayOut<Category>[] {
  const counts = new Map<string, WayOut<Category>>()
  for (const { category: choice } of products) {
    const count = (counts.get(choice.categoryId)?.count ?? 0) + 1
    counts.set(choice.categoryId, { choice, count })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}
