import { useSearchParams } from 'react-router-dom'
import { SearchForm } from './search-form'
import { readSearch, writeSearch } from './search-params'
import { SearchResults } from './search-results'
import './product-search.css'

/** The search bar and what it finds. What is searched for stands in the address bar. */
export function ProductSearch() {
  const [params, setParams] = useSearchParams()
  const terms = readSearch(params)
  return (
    <search className="product-search">
      <SearchForm terms={terms} onSearch={(next) => setParams(writeSearch(next))} />
      {terms.text && <SearchResults terms={terms} />}
    </search>
  )
}
