import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { explainFailure } from '../../../api/explain-failure'
import { limits } from '../../../api/generated/limits'
import { categoriesQuery } from '../../../api/queries/category-queries'
import { ProductGrid } from '../../../catalog/grid/product-grid'
import { assertNever } from '../../../lib/assert-never'
import { paths } from '../../../lib/paths'
import { ButtonLink } from '../../../ui/button'
import { EmptyNotice } from '../../../ui/empty-notice'
import { ErrorNotice } from '../../../ui/error-notice'
import { LinkRow } from '../../../ui/link-row'
import { ALL_CATEGORIES, type SearchTerms, writeSearch } from '../search-params'
import type { Reason } from './explain-nothing'
import { namedCategories } from './named-categories'
import { reasonQuery } from './near-query'
import './nothing-found.css'

const MOST_SHELVES = 3

interface NothingFoundProps {
  terms: SearchTerms
  /** That nothing was found, and what was searched for. */
  message: string
}

/** For a search without a result: why there is none, and what leads to one. */
export default function NothingFound({ terms, message }: NothingFoundProps) {
  const { data: reason, error, refetch, isFetching, fetchStatus } = useQuery(reasonQuery(terms))
  return (
    <>
      <EmptyNotice message={message}>
        <p className="nothing-found-reason" aria-live="polite">
          {reason
            ? describeReason(reason)
            : fetchStatus === 'fetching'
              ? 'Looking for similar names…'
              : ''}
        </p>
        <LinkRow>
          {reason && <WaysOut terms={terms} reason={reason} />}
          <NamedCategories text={terms.text} />
          <ButtonLink look="quiet" to={paths.shop}>
            Browse the shop
          </ButtonLink>
        </LinkRow>
      </EmptyNotice>
      {!reason && error && (
        <ErrorNotice
          message="Similar names could not be looked up."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explainFailure(error)}
        </ErrorNotice>
      )}
      {reason?.kind === 'slip' && (
        <ProductGrid
          id="near"
          label="Products with similar names"
          products={reason.near.map(({ product }) => product)}
        />
      )}
    </>
  )
}

function describeReason(reason: Reason): string {
  switch (reason.kind) {
    case 'other category':
      return `${countProducts(reason.count)} in other categories.`
    case 'slip':
      return `Did you mean “${reason.meant.text}”? The closest names are below.`
    case 'no such word': {
      const [unknown] = reason.unknownWords
      return unknown ? `No name has “${unknown}” in it.` : 'No name is close to it either.'
    }
    default:
      return assertNever(reason)
  }
}

function WaysOut({ terms: { text }, reason }: { terms: SearchTerms; reason: Reason }) {
  switch (reason.kind) {
    case 'other category':
      return (
        <>
          <SearchLink terms={{ text, category: ALL_CATEGORIES }} count={reason.count}>
            Search all categories
          </SearchLink>
          {reason.shelves.slice(0, MOST_SHELVES).map(({ categoryId, name, count }) => (
            <SearchLink
              key={categoryId}
              terms={{ text, category: categoryId }}
              count={count}
              isQuiet
            >
              In {name}
            </SearchLink>
          ))}
        </>
      )
    case 'slip':
      return <WordLink {...reason.meant} />
    case 'no such word':
      return reason.part && <WordLink {...reason.part} />
    default:
      return assertNever(reason)
  }
}

function NamedCategories({ text }: { text: string }) {
  const { data: categories = [] } = useQuery(categoriesQuery())
  return namedCategories(text, categories)
    .slice(0, MOST_SHELVES)
    .map(({ categoryId, name }) => (
      <ButtonLink
        key={categoryId}
        look="quiet"
        to={`${paths.shop}?${new URLSearchParams({ category: categoryId })}`}
      >
        Category {name}
      </ButtonLink>
    ))
}

function WordLink({ text, count }: { text: string; count: number }) {
  return (
    <SearchLink terms={{ text, category: ALL_CATEGORIES }} count={count}>
      Search for “{text}”
    </SearchLink>
  )
}

interface SearchLinkProps {
  terms: SearchTerms
  /** How many products it leads to. */
  count: number
  isQuiet?: boolean
  children: ReactNode
}

function SearchLink({ terms, count, isQuiet = false, children }: SearchLinkProps) {
  return (
    <ButtonLink
      look={isQuiet ? 'quiet' : 'primary'}
      to={`${paths.home}?${new URLSearchParams(writeSearch(terms))}`}
    >
      <span>
        {children} ({atLeast(count)})
      </span>
    </ButtonLink>
  )
}

function countProducts(count: number): string {
  return count === 1 ? 'There is 1 product' : `There are ${atLeast(count)} products`
}

/** A search tells no more than so many. */
function atLeast(count: number): string {
  return count < limits.FoundProducts.maxItems ? String(count) : `${count} or more`
}
