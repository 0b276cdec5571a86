import type { Product } from '../../../api/edge/catalog'
import { ALL_CATEGORIES, type SearchTerms } from '../search-params'
import { type FoundPart, findNear, type NearPorts, type NearProduct } from './find-near'

/** Why a search found nothing, with the ways out of it. */
export type Reason =
  | { readonly kind: 'other category'; readonly shelves: readonly Shelf[]; readonly count: number }
  | { readonly kind: 'slip'; readonly near: readonly NearProduct[]; readonly meant: FoundPart }
  | {
      readonly kind: 'no such word'
      readonly unknownWords: readonly string[]
      readonly part: FoundPart | undefined
    }

/** A category in which the search finds products. */
export interface Shelf {
  readonly categoryId: string
  readonly name: string
  readonly count: number
}

/**
 * Explains a search without a result, in ten calls at most.
 *
 * @throws what the calls reject with
 */
export async function explainNothing(
  { text, category }: SearchTerms,
  ports: NearPorts,
): Promise<Reason> {
  if (category !== ALL_CATEGORIES) {
    const elsewhere = await ports.search(text)
    const count = elsewhere.length
    if (count > 0) return { kind: 'other category', shelves: countShelves(elsewhere), count }
  }
  const { products: near, part, unknownWords } = await findNear(text, ports)
  const [nearest] = near
  if (!nearest) return { kind: 'no such word', unknownWords, part }
  const meant = await ports.search(nearest.meant)
  return { kind: 'slip', near, meant: { text: nearest.meant, count: meant.length } }
}

/** The fullest first. */
function countShelves(products: readonly Product[]): Shelf[] {
  const shelves = new Map<string, Shelf>()
  for (const { category } of products) {
    const count = (shelves.get(category.categoryId)?.count ?? 0) + 1
    shelves.set(category.categoryId, { ...category, count })
  }
  return [...shelves.values()].sort((a, b) => b.count - a.count)
}
