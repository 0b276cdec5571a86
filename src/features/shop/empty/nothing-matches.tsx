import { useQuery } from '@tanstack/react-query'
import { explainFailure } from '../../../api/explain-failure'
import { Button } from '../../../ui/button'
import { EmptyNotice } from '../../../ui/empty-notice'
import { ErrorNotice } from '../../../ui/error-notice'
import { LinkRow } from '../../../ui/link-row'
import type { FilterProps } from '../filter-panel'
import { ANY_PRICE } from '../price-ranges'
import { hasFilters, NO_FILTERS } from '../shop-filters'
import { type Explanation, explainEmpty } from './explain-empty'
import { MOST_COUNTED, shelvesQuery } from './shelves-query'

/** Of each kind. */
const MOST_OFFERED = 2

/** For filters that nothing matches: says which of them is to blame, and what each way out leads to. */
export default function NothingMatches({ filters, onChange }: FilterProps) {
  const isFiltered = hasFilters(filters)
  const { data, error, refetch, isFetching } = useQuery({
    ...shelvesQuery(filters),
    enabled: isFiltered,
  })
  if (!isFiltered) return <EmptyNotice message="The shelves are empty. Come back soon." />
  const explanation = data && explainEmpty(filters, data)
  return (
    <>
      <EmptyNotice message="Nothing on the shelves matches all of these filters.">
        <p aria-live="polite">{explanation && describe(explanation)}</p>
        <LinkRow>
          <Choices filters={filters} onChange={onChange} explanation={explanation} />
        </LinkRow>
      </EmptyNotice>
      {!data && error && (
        <ErrorNotice
          message="What other filters would find could not be looked up."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explainFailure(error)}
        </ErrorNotice>
      )}
    </>
  )
}

function describe({ cheaper, dearer, withoutPrice, withoutCategories }: Explanation): string {
  const prices = [
    cheaper > 0 && `${atLeast(cheaper)} below`,
    dearer > 0 && `${atLeast(dearer)} above`,
  ].filter((part) => part !== false)
  const sentences = [
    withoutPrice > 0 && `At other prices there are some: ${prices.join(', ')}.`,
    withoutCategories > 0 && `Other categories have some: ${atLeast(withoutCategories)}.`,
  ].filter((sentence) => sentence !== false)
  return sentences.join(' ') || 'To drop one of them is not enough.'
}

function Choices({
  filters,
  onChange,
  explanation,
}: FilterProps & { explanation: Explanation | undefined }) {
  const { categoryIds, priceRange } = filters
  const { prices = [], categories = [] } = explanation ?? {}
  return (
    <>
      {priceRange !== ANY_PRICE && explanation?.withoutPrice !== 0 && (
        <Button onClick={() => onChange({ ...filters, priceRange: ANY_PRICE })}>
          {`Drop ${priceRange.label}${explanation ? ` (${atLeast(explanation.withoutPrice)})` : ''}`}
        </Button>
      )}
      {prices.slice(0, MOST_OFFERED).map(({ choice, count }) => (
        <Button
          key={choice.id}
          look="quiet"
          onClick={() => onChange({ ...filters, priceRange: choice })}
        >
          {choice.label} ({atLeast(count)})
        </Button>
      ))}
      {categoryIds.length > 0 && explanation?.withoutCategories !== 0 && (
        <Button look="quiet" onClick={() => onChange({ ...NO_FILTERS, priceRange })}>
          {`Drop the ${categoryIds.length === 1 ? 'category' : 'categories'}${explanation ? ` (${atLeast(explanation.withoutCategories)})` : ''}`}
        </Button>
      )}
      {categories.slice(0, MOST_OFFERED).map(({ choice, count }) => (
        <Button
          key={choice.categoryId}
          look="quiet"
          onClick={() => onChange({ categoryIds: [choice.categoryId], priceRange })}
        >
          {choice.name} ({atLeast(count)})
        </Button>
      ))}
    </>
  )
}

/** No more than so many were counted. */
function atLeast(count: number): string {
  return count < MOST_COUNTED ? String(count) : `${count} or more`
}
