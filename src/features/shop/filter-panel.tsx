import { useQuery } from '@tanstack/react-query'
import { startTransition, useId, useOptimistic, useState } from 'react'
import { explainFailure } from '../../api/explain-failure'
import { categoriesQuery } from '../../api/queries/category-queries'
import { Button } from '../../ui/button'
import { ErrorNotice } from '../../ui/error-notice'
import { priceRanges } from './price-ranges'
import { type ShopFilters, toggleCategory } from './shop-filters'
import './filter-panel.css'

export interface FilterProps {
  filters: ShopFilters
  onChange(next: ShopFilters): void
}

/**
 * Left of the products; on a narrow screen above them, behind a button. A box that was ticked is ticked in the next
 * frame, alone; the rest of the page follows its new address once that frame is shown.
 */
export function FilterPanel({ filters, onChange }: FilterProps) {
  const [shown, show] = useOptimistic(filters)
  const change = (next: ShopFilters) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <aside aria-label="Filters" className="filter-panel">
      <Button
        look="quiet"
        className="filter-panel-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters
      </Button>
      <div id={id} className={isOpen ? 'filter-panel-body is-open' : 'filter-panel-body'}>
        <CategoryChoices filters={shown} onChange={change} />
        <PriceChoices filters={shown} onChange={change} />
      </div>
    </aside>
  )
}

function CategoryChoices({ filters, onChange }: FilterProps) {
  const { data: categories, error, refetch, isFetching } = useQuery(categoriesQuery())
  return (
    <fieldset className="filter-group">
      <legend>Category</legend>
      {categories && (
        <div className="filter-group-list">
          {categories.map(({ categoryId, name }) => (
            <label key={categoryId} className="filter-choice">
              <input
                type="checkbox"
                checked={filters.categoryIds.includes(categoryId)}
                onChange={() => onChange(toggleCategory(filters, categoryId))}
              />
              {name}
            </label>
          ))}
        </div>
      )}
      {!categories && !error && <CategorySkeleton />}
      {!categories && error && (
        <ErrorNotice
          message="The categories could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explainFailure(error)}
        </ErrorNotice>
      )}
    </fieldset>
  )
}

function PriceChoices({ filters, onChange }: FilterProps) {
  const name = useId()
  return (
    <fieldset className="filter-group">
      <legend>Price</legend>
      {priceRanges.map((priceRange) => (
        <label key={priceRange.id} className="filter-choice">
          <input
            type="radio"
            name={name}
            checked={filters.priceRange === priceRange}
            onChange={() => onChange({ ...filters, priceRange })}
          />
          {priceRange.label}
        </label>
      ))}
    </fieldset>
  )
}

const SKELETON_LINES = [1, 2, 3, 4, 5, 6, 7, 8]

function CategorySkeleton() {
  return (
    <div role="status" aria-label="Loading categories">
      {SKELETON_LINES.map((line) => (
        <span key={line} className="filter-choice filter-choice-skeleton" />
      ))}
    </div>
  )
}
