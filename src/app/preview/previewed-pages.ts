import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { categoriesQuery } from '../../api/queries/category-queries'
import {
  productPageQuery,
  productQuery,
  productRowQuery,
  relatedProductsQuery,
} from '../../api/queries/product-queries'
import { NO_FILTERS, toProductFilters } from '../../features/shop/shop-filters'
import { paths } from '../../lib/paths'
import type { PageRoute } from '../routes/page-route'
import { pages } from '../routes/pages'

/** A page that is drawn ahead of the browser: its code, and what it reads first. */
export interface PreviewedPage {
  route: PageRoute
  /** The file of its code, as Vite's manifest names it. */
  file: string
  /** Reads what the page shows into the client's cache; rejects when that fails. */
  read(client: QueryClient): Promise<unknown>
}

/** The page at an address; `undefined` for those that are never drawn ahead: they depend on the visitor. */
export function previewedPage(pathname: string, search: string): PreviewedPage | undefined {
  // A search or a filter is one visitor's own.
  if (search !== '') return
  if (pathname === paths.home) {
    return {
      route: pages.home,
      file: 'app/routes/home-route.tsx',
      read: (client) =>
        Promise.all([
          client.fetchQuery(productRowQuery('createdAt')),
          client.fetchQuery(productRowQuery('sold')),
          client.fetchQuery(categoriesQuery()),
        ]),
    }
  }
  if (pathname === paths.shop) {
    return {
      route: pages.shop,
      file: 'features/shop/shop-page.tsx',
      read: (client) =>
        Promise.all([
          client.fetchQuery(productPageQuery(toProductFilters(NO_FILTERS), 0)),
          client.fetchQuery(categoriesQuery()),
        ]),
    }
  }
  const productId = matchPath('/product/:productId', pathname)?.params.productId
  if (productId === undefined) return
  return {
    route: pages.product,
    file: 'features/product/product-page.tsx',
    read: (client) =>
      Promise.all([
        client.fetchQuery(productQuery(productId)),
        client.fetchQuery(relatedProductsQuery(productId)),
      ]),
  }
}
