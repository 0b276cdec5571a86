import { CategoryTile } from './category-tile'
import { ProductRow } from './product-row'

/** What sells best, with the ways to the shop's categories behind it. */
export function BestSellers() {
  return (
    <ProductRow
      title="Best Sellers"
      sortBy="sold"
      failure="Error loading products by sell"
      tile={<CategoryTile />}
    />
  )
}
