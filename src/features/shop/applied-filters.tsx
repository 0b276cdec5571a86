import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { categoriesQuery } from '../../api/queries/category-queries'
import { Button } from '../../ui/button'
import { CloseIcon } from '../../ui/icons'
import { useFocusFallback } from '../../ui/use-focus-fallback'
import type { FilterProps } from './filter-panel'
import { ANY_PRICE } from './price-ranges'
import { NO_FILTERS, type ShopFilters, toggleCategory } from './shop-filters'
import './applied-filters.css'

/** What the products are filtered by, each to be dropped by one press. Without any it is not there. */
export function AppliedFilters({ filters, onChange }: FilterProps) {
  const { data: categories } = useQuery(categoriesQuery())
  const list = useRef<HTMLUListElement>(null)
  useFocusFallback(list)
  const nameOf = (categoryId: string) =>
    categories?.find((category) => category.categoryId === categoryId)?.name ??
    (categories ? 'Unknown category' : '…')

  const drop = (next: ShopFilters) => {
    // The button that was pressed goes away; the focus stays in its neighbourhood.
    list.current?.focus()
    onChange(next)
  }

  return (
    <ul ref={list} className="applied-filters" aria-label="Applied filters" tabIndex={-1}>
      {filters.categoryIds.map((id) => (
        <Chip key={id} label={nameOf(id)} onDrop={() => drop(toggleCategory(filters, id))} />
      ))}
      {filters.priceRange !== ANY_PRICE && (
        <Chip
          label={filters.priceRange.label}
          onDrop={() => drop({ ...filters, priceRange: ANY_PRICE })}
        />
      )}
      <li>
        <Button look="quiet" onClick={() => drop(NO_FILTERS)}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}

function Chip({ label, onDrop }: { label: string; onDrop(): void }) {
  return (
    <li>
      <button type="button" className="filter-chip" onClick={onDrop}>
        <span className="visually-hidden">Drop filter: </span>
        {label}
        <CloseIcon size={16} />
      </button>
    </li>
  )
}
