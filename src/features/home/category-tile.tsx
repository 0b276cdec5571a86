import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { categoriesQuery } from '../../api/queries/category-queries'
import { paths } from '../../lib/paths'

/** Leads to the shop's categories; it is a shortcut only, so that a failure leaves it out. */
export function CategoryTile() {
  const { data: categories = [], isError } = useQuery(categoriesQuery())
  if (isError) return null
  return (
    <li className="row-tile">
      <p className="row-tile-title">Shop by category</p>
      <ul className="row-tile-links">
        {categories.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`${paths.shop}?${new URLSearchParams({ category: _id })}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
