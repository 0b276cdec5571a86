import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { categoriesQuery } from '../../api/queries/category-queries'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { PageHeading } from '../../ui/page-heading'
import { AppliedFilters } from './applied-filters'
import { FilterPanel } from './filter-panel'
import { ANY_PRICE } from './price-ranges'
import { hasFilters, readFilters, type ShopFilters, writeFilters } from './shop-filters'
import { ShopResults } from './shop-results'
import './shop-page.css'

/** `/shop`: everything that is sold, by category and price. */
export function Component() {
  const [filters, setFilters] = useShopFilters()
  return (
    <div className="page">
      <PageHeading
        about={useFilterNames(filters)}
        description="Every prompt in the bazaar, by category and price."
      />
      <div className="shop">
        <PartBoundary name="The filters">
          <FilterPanel filters={filters} onChange={setFilters} />
        </PartBoundary>
        <div className="shop-shelf">
          {hasFilters(filters) && <AppliedFilters filters={filters} onChange={setFilters} />}
          <PartBoundary name="The products" subject={filters}>
            <ShopResults filters={filters} onChange={setFilters} />
          </PartBoundary>
        </div>
      </div>
    </div>
  )
}

/** What tells a tab or a bookmark of filtered products from others. */
function useFilterNames({ categoryIds, priceRange }: ShopFilters): string {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const names = categories.flatMap(({ categoryId, name }) =>
    categoryIds.includes(categoryId) ? name : [],
  )
  return (priceRange === ANY_PRICE ? names : [...names, priceRange.label]).join(', ')
}

/** The filters in the address bar; each change is a step that Back takes back. */
function useShopFilters(): [ShopFilters, (next: ShopFilters) => void] {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  return [filters, (next) => setParams(writeFilters(next))]
}
