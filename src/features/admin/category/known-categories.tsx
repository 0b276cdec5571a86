import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../../api/queries/category-queries'

/** The names that are taken, so that one need not guess. */
export function KnownCategories() {
  const { data = [] } = useQuery(categoriesQuery())
  if (data.length === 0) return null
  return (
    <section aria-labelledby="known-categories">
      <h2 id="known-categories" className="category-known-heading">
        In the shop already
      </h2>
      <ul className="category-known">
        {data.map(({ categoryId, name }) => (
          <li key={categoryId}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
