import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { explainFailure } from '../../api/explain-failure'
import { limits } from '../../api/generated/limits'
import { categoriesQuery } from '../../api/queries/category-queries'
import { productSearchQuery } from '../../api/queries/product-queries'
import { paths } from '../../lib/paths'
import { cartActions } from '../../model/cart-actions'
import { useCount } from '../../model/use-cart'
import { ButtonLink } from '../../ui/button'
import { EmptyNotice } from '../../ui/empty-notice'
import { ErrorNotice } from '../../ui/error-notice'
import { LinkRow } from '../../ui/link-row'
import { ProductGrid } from '../../ui/product/product-grid'
import { ProductGridSkeleton } from '../../ui/product/product-grid-skeleton'
import { ALL_CATEGORIES, type SearchTerms, writeSearch } from './search-params'

const SKELETON_COUNT = 4

/** What a search found, told to screen readers as soon as it is known. */
export function SearchResults({ terms }: { terms: SearchTerms }) {
  const { data, error, refetch, isFetching } = useQuery(
    productSearchQuery(terms.text, terms.category),
  )
  return (
    <section className="search-results" aria-label="Search results">
      <header className="search-results-header">
        <div role="status">
          <h2>{headlineFor(data?.length, error !== null)}</h2>
          {data?.length === limits.FoundProducts.maxItems && (
            <p>These are the newest. More letters or a category find others.</p>
          )}
        </div>
        <Link to={paths.home}>Clear search</Link>
      </header>
      {data === undefined && !error && <ProductGridSkeleton count={SKELETON_COUNT} />}
      {data === undefined && error && (
        <ErrorNotice
          message={`We could not search for “${terms.text}”.`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explainFailure(error)}
        </ErrorNotice>
      )}
      {data?.length === 0 && <NothingFound terms={terms} />}
      {data && data.length > 0 && (
        <ProductGrid
          id="found"
          label="Products found"
          products={data}
          hrefOf={paths.product}
          useCount={useCount}
          actions={cartActions}
        />
      )}
    </section>
  )
}

function headlineFor(foundCount: number | undefined, hasFailed: boolean): string {
  if (foundCount === 0) return 'No products found'
  if (foundCount !== undefined) return `Found ${foundCount} products`
  return hasFailed ? 'Search failed' : 'Searching…'
}

/** For a search without a result: what was searched for, and what to drop. */
function NothingFound({ terms: { text, category } }: { terms: SearchTerms }) {
  const { data: categories } = useQuery(categoriesQuery())
  const categoryName =
    categories?.find(({ categoryId }) => categoryId === category)?.name ?? 'this category'
  const isNarrowed = category !== ALL_CATEGORIES
  const everywhere = new URLSearchParams(writeSearch({ text, category: ALL_CATEGORIES }))
  return (
    <EmptyNotice message={`Nothing is called “${text}”${isNarrowed ? ` in ${categoryName}` : ''}.`}>
      <LinkRow>
        {isNarrowed && (
          <ButtonLink to={`${paths.home}?${everywhere}`}>Search all categories</ButtonLink>
        )}
        <ButtonLink look="quiet" to={paths.shop}>
          Browse the shop
        </ButtonLink>
      </LinkRow>
    </EmptyNotice>
  )
}
