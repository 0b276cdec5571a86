import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../api/queries/category-queries'
import { paths } from '../../lib/paths'
import { Link } from '../../ui/link'
import { ProductRow } from './product-row'

/** The best sellers, followed by links to the shop's categories. */
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

/** Links to the shop's categories. It is only a shortcut, so a failure leaves it out. */
function CategoryTile() {
  const { data: categories = [], isError } = useQuery(categoriesQuery())
  if (isError) return null
  return (
    <li className="row-tile">
      <p className="row-tile-title">Shop by category</p>
      <ul className="row-tile-links">
        {categories.map(({ categoryId, name }) => (
          <li key={categoryId}>
            <Link to={`${paths.shop}?${new URLSearchParams({ category: categoryId })}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
