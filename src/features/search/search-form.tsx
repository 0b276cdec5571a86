import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { explainFailure } from '../../api/explain-failure'
import { categoriesQuery } from '../../api/queries/category-queries'
import { Button } from '../../ui/button'
import { ErrorNotice } from '../../ui/error-notice'
import { SearchIcon } from '../../ui/icons'
import { ALL_CATEGORIES, MAX_TEXT_CHARACTERS, type SearchTerms } from './search-params'
import './search-form.css'

interface SearchFormProps {
  terms: SearchTerms
  /** Called with a text that is not empty. */
  onSearch(terms: SearchTerms): void
}

/** The search bar: a text and a category. Nothing happens for an empty text but a hint. */
export function SearchForm({ terms, onSearch }: SearchFormProps) {
  const [draft, setDraft] = useDraft(terms)
  const [hint, setHint] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { text: textId, category: categoryId, hint: hintId } = useIds()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    if (text) return onSearch({ ...draft, text })
    setHint('Type what you are looking for, such as “letter”.')
    input.current?.focus()
  }

  return (
    <form className="search-form" onSubmit={submit}>
      <div className="search-field search-field-text">
        <label htmlFor={textId}>Search</label>
        <input
          ref={input}
          id={textId}
          type="search"
          name="search"
          value={draft.text}
          maxLength={MAX_TEXT_CHARACTERS}
          placeholder="Cover letter, recipe…"
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => {
            setHint('')
            setDraft({ ...draft, text: target.value })
          }}
        />
      </div>
      <div className="search-field">
        <label htmlFor={categoryId}>Category</label>
        <CategorySelect
          id={categoryId}
          value={draft.category}
          onChange={(category) => setDraft({ ...draft, category })}
        />
      </div>
      <Button type="submit" className="search-submit">
        <SearchIcon />
        Search
      </Button>
      <CategoryFailure />
      <p id={hintId} role="status" className="search-hint">
        {hint}
      </p>
    </form>
  )
}

/** What is in the fields; another search, such as one that Back leads to, takes its place. */
function useDraft(terms: SearchTerms) {
  const [draft, setDraft] = useState(terms)
  const [shown, setShown] = useState(terms)
  if (terms.text !== shown.text || terms.category !== shown.category) {
    setShown(terms)
    setDraft(terms)
  }
  return [draft, setDraft] as const
}

function CategorySelect(props: { id: string; value: string; onChange(id: string): void }) {
  const { id, value, onChange } = props
  const { data: categories, isPending } = useQuery(categoriesQuery())
  const unlisted = isPending ? 'Loading…' : 'Unknown category'
  const isListed =
    value === ALL_CATEGORIES || categories?.some(({ categoryId }) => categoryId === value)
  return (
    <select
      id={id}
      name="category"
      // Or a browser brings back after a reload what was chosen, which the shop then knows nothing of.
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={ALL_CATEGORIES}>All</option>
      {categories?.map(({ categoryId, name }) => (
        <option key={categoryId} value={categoryId}>
          {name}
        </option>
      ))}
      {/* A shared search may come before the list, or name what is no longer in it. */}
      {!isListed && <option value={value}>{unlisted}</option>}
    </select>
  )
}

/** Without the list one can still search everywhere. */
function CategoryFailure() {
  const { data, error, refetch, isFetching } = useQuery(categoriesQuery())
  if (data || !error) return null
  return (
    <div className="search-failure">
      <ErrorNotice
        message="The categories could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {explainFailure(error)} You can still search all of them.
      </ErrorNotice>
    </div>
  )
}

function useIds() {
  const id = useId()
  return { text: `${id}text`, category: `${id}category`, hint: `${id}hint` }
}
