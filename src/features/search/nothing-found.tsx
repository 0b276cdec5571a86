import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../api/queries/category-queries'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/button'
import { EmptyNotice } from '../../ui/empty-notice'
import { LinkRow } from '../../ui/link-row'
import { ALL_CATEGORIES, type SearchTerms, writeSearch } from './search-params'

/** For a search without a result: what was searched for, and what to drop. */
export function NothingFound({ terms: { text, category } }: { terms: SearchTerms }) {
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
