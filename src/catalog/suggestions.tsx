import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Category } from '../api/edge/catalog'
import { categoriesQuery } from '../api/queries/category-queries'
import { productRowQuery } from '../api/queries/product-queries'
import { paths } from '../lib/paths'
import { Link } from '../ui/link'
import { ProductGrid } from './grid/product-grid'
import { ProductGridSkeleton } from './grid/product-grid-skeleton'
import './suggestions.css'

/** As many as a wide screen has side by side. */
const MOST = 4

/** Where a page has nothing to show: the shop's categories, and what sells best. What can't be loaded is left out. */
export default function Suggestions() {
  const { data: categories = [], isPending } = useQuery(categoriesQuery())
  // They stand first, and would push down what came before them.
  if (isPending) return null
  return (
    <div className="suggestions">
      <Categories categories={categories} />
      <BestSellers />
    </div>
  )
}

function Categories({ categories }: { categories: readonly Category[] }) {
  const headingId = useId()
  if (categories.length === 0) return null
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>Shop by category</h2>
      <ul className="suggested-categories">
        {categories.map(({ categoryId, name }) => (
          <li key={categoryId}>
            <Link to={`${paths.shop}?${new URLSearchParams({ category: categoryId })}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BestSellers() {
  const headingId = useId()
  const { data: products, isPending } = useQuery(productRowQuery('sold'))
  if (!isPending && !products?.length) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>Best Sellers</h2>
      {products ? (
        <ProductGrid id="suggested" label="Best Sellers" products={products.slice(0, MOST)} />
      ) : (
        <ProductGridSkeleton count={MOST} />
      )}
    </section>
  )
}
