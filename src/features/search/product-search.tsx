import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { productSearchQuery } from '../../api/queries/product-queries'
import { SearchForm } from './search-form'
import { readSearch, type SearchTerms, writeSearch } from './search-params'
import { SearchResults } from './search-results'
import './product-search.css'

/** The search bar and what it finds. What is searched for stands in the address bar. */
export function ProductSearch() {
  const [params, setParams] = useSearchParams()
  const terms = readSearch(params)
  const queryClient = useQueryClient()

  const search = (next: SearchTerms) => {
    if (next.text !== terms.text || next.category !== terms.category) {
      return setParams(writeSearch(next))
    }
    // The same again: Back must not lead to it again, but the service is asked again.
    const query = productSearchQuery(next.text, next.category)
    void queryClient.refetchQueries(query, { cancelRefetch: false })
  }

  return (
    <search className="product-search">
      <SearchForm terms={terms} onSearch={search} />
      {terms.text && <SearchResults terms={terms} />}
    </search>
  )
}
