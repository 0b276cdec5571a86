import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { PageHeading } from '../../ui/page-heading'
import { AppliedFilters } from './applied-filters'
import { FilterPanel } from './filter-panel'
import { hasFilters, readFilters, type ShopFilters, writeFilters } from './shop-filters'
import { ShopResults } from './shop-results'
import './shop-page.css'

/** `/shop`: everything that is sold, by category and price. */
export function Component() {
  const [filters, setFilters] = useShopFilters()
  return (
    <div className="page">
      <PageHeading description="Every prompt in the bazaar, filtered by category and price." />
      <div className="shop">
        <PartBoundary name="The filter panel">
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

/** The filters in the address bar; each change is a step that Back takes back. */
function useShopFilters(): [ShopFilters, (next: ShopFilters) => void] {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  return [filters, (next) => setParams(writeFilters(next))]
}
