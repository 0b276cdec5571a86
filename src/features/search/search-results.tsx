import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { explainFailure } from '../../api/explain-failure'
import { limits } from '../../api/generated/limits'
import { categoriesQuery } from '../../api/queries/category-queries'
import { productSearchQuery } from '../../api/queries/product-queries'
import { ProductGrid } from '../../catalog/grid/product-grid'
import { ProductGridSkeleton } from '../../catalog/grid/product-grid-skeleton'
import { paths } from '../../lib/paths'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { EmptyNotice } from '../../ui/empty-notice'
import { ErrorNotice } from '../../ui/error-notice'
import { Link } from '../../ui/link'
import { ALL_CATEGORIES, type SearchTerms } from './search-params'

const SKELETON_COUNT = 4

/** What a search found, told to screen readers as soon as it is known. */
export function SearchResults({ terms }: { terms: SearchTerms }) {
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(
    productSearchQuery(terms.text, terms.category),
  )
  return (
    <section className="search-results" aria-label="Search results">
      <header className="search-results-header">
        <div role="status">
          <h2>{headlineFor(data?.length, error !== null, fetchStatus === 'paused')}</h2>
          {data?.length === limits.FoundProducts.maxItems && (
            <p>These are the newest. More letters or a category find others.</p>
          )}
        </div>
        <Link to={paths.home}>Clear search</Link>
      </header>
      {data === undefined && !error && fetchStatus !== 'paused' && (
        <ProductGridSkeleton count={SKELETON_COUNT} />
      )}
      {data === undefined && error && (
        <ErrorNotice
          message={`We could not search for “${terms.text}”.`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explainFailure(error)}
        </ErrorNotice>
      )}
      {data?.length === 0 && <Nothing terms={terms} />}
      {data && data.length > 0 && <ProductGrid id="found" label="Products found" products={data} />}
    </section>
  )
}

function headlineFor(
  foundCount: number | undefined,
  hasFailed: boolean,
  isWaiting: boolean,
): string {
  if (foundCount === 0) return 'No products found'
  if (foundCount !== undefined) return `Found ${foundCount} products`
  if (isWaiting) return 'The search waits for a connection'
  return hasFailed ? 'Search failed' : 'Searching…'
}

/** Loaded where it is needed, with what looks for similar names. */
const NothingFound = lazy(() => import('./fuzzy/nothing-found'))

function Nothing({ terms }: { terms: SearchTerms }) {
  const { data: categories } = useQuery(categoriesQuery())
  const { text, category } = terms
  const categoryName =
    categories?.find(({ categoryId }) => categoryId === category)?.name ?? 'this category'
  const place = category === ALL_CATEGORIES ? '' : ` in ${categoryName}`
  const message = `Nothing is called “${text}”${place}.`
  return (
    <PartBoundary name="What leads on from here" subject={terms}>
      <Suspense fallback={<EmptyNotice message={message} />}>
        <NothingFound terms={terms} message={message} />
      </Suspense>
    </PartBoundary>
  )
}
