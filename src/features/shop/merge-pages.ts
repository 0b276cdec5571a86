import type { Product, ProductPage } from '../../api/edge/catalog'
import { PAGE_SIZE } from '../../api/queries/product-queries'

export interface MergedPages {
  /** Each product once, even if the catalog changed between two pages. */
  products: Product[]
  /** Whether a further page may follow the last one. */
  hasMore: boolean
}

/** The pages from the first up to the first one that is missing; `undefined` without a first. */
export function mergePages(pages: readonly (ProductPage | undefined)[]): MergedPages | undefined {
  const end = pages.indexOf(undefined)
  const known = (end === -1 ? pages : pages.slice(0, end)).filter((page) => page !== undefined)
  const last = known.at(-1)
  if (!last) return undefined
  const products = new Map(
    known.flatMap(({ data }) => data.map((product) => [product.productId, product])),
  )
  return { products: [...products.values()], hasMore: last.size >= PAGE_SIZE }
}
