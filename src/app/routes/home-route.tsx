import { useSearchParams } from 'react-router-dom'
import { HomePage } from '../../features/home/home-page'
import { ProductSearch } from '../../features/search/product-search'
import { readSearch } from '../../features/search/search-params'

/** The home page with the search in it: two features that don't know each other. */
export function Component() {
  const [params] = useSearchParams()
  const { text } = readSearch(params)
  return <HomePage title={text ? `Search for “${text}”` : 'Home'} search={<ProductSearch />} />
}
