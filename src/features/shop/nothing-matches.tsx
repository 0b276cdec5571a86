import { Button } from '../../ui/button'
import { EmptyNotice } from '../../ui/empty-notice'
import { LinkRow } from '../../ui/link-row'
import type { FilterProps } from './filter-panel'
import { ANY_PRICE } from './price-ranges'
import { hasFilters, NO_FILTERS } from './shop-filters'

/** For filters that nothing matches: names the filter to drop. */
export function NothingMatches({ filters, onChange }: FilterProps) {
  const { categoryIds, priceRange } = filters
  if (!hasFilters(filters)) return <EmptyNotice message="The shelves are empty. Come back soon." />
  return (
    <EmptyNotice message="Nothing on the shelves matches all of these filters.">
      <LinkRow>
        {priceRange !== ANY_PRICE && (
          <Button onClick={() => onChange({ ...filters, priceRange: ANY_PRICE })}>
            Drop {priceRange.label}
          </Button>
        )}
        {categoryIds.length > 0 && (
          <Button look="quiet" onClick={() => onChange({ ...NO_FILTERS, priceRange })}>
            Drop the {categoryIds.length === 1 ? 'category' : 'categories'}
          </Button>
        )}
      </LinkRow>
    </EmptyNotice>
  )
}
