import type { Product } from '../../../api/edge/catalog'
import { foldText } from '../../../lib/fold-text'
import type { ListView } from '../list/list-view'
import { matchesDays, matchesText } from '../list/match-row'

export const IN_STOCK = 'In Stock'
export const OUT_OF_STOCK = 'Out of Stock'
export const stockStatuses = [IN_STOCK, OUT_OF_STOCK] as const

/** The products that a view shows, in the order they came in. */
export function filterProducts(products: readonly Product[], view: ListView): readonly Product[] {
  return products.filter(
    (product) =>
      (view.status === '' || view.status === stockStatus(product)) &&
      matchesDays(product.createdAt, view.from, view.to) &&
      matchesText(searchText(product), view.text),
  )
}

export function stockStatus({ quantity }: Product): string {
  return quantity > 0 ? IN_STOCK : OUT_OF_STOCK
}

const searchTexts = new WeakMap<Product, string>()

/** What a search looks through, folded once for each product rather than for each letter typed. */
function searchText(product: Product): string {
  const known = searchTexts.get(product)
  if (known !== undefined) return known
  const { productId, name, category, description } = product
  const text = foldText(`${name} ${category.name} ${productId} ${description}`)
  searchTexts.set(product, text)
  return text
}
