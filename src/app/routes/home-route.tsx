import { HomePage } from '../../features/home/home-page'
import { ProductSearch } from '../../features/search/product-search'

/** The home page with the search in it: two features that don't know each other. */
export function Component() {
  return <HomePage search={<ProductSearch />} />
}
