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
import type { PageRoute } from './page-route'
import { pages } from './pages'

/** A page that anybody may come to first: its code, and what it reads first. */
export interface PublicPage {
  route: PageRoute
  /** The files of its code, as Vite's manifest names them. */
  files: readonly string[]
  /**
   * Reads what the page shows to everybody into the client's cache; rejects when that fails. A page without it shows what
   * only its visitor's browser knows.
   */
  read?(client: QueryClient): Promise<unknown>
}

/** The page at a path; `undefined` for those behind a sign-in, and where there is none. */
export function publicPage(pathname: string): PublicPage | undefined {
  const productId = matchPath('/product/:productId', pathname)?.params.productId
  return productId === undefined ? fixedPages.get(pathname) : productPage(productId)
}

function productPage(productId: string): PublicPage {
  return {
    route: pages.product,
    files: ['features/product/product-page.tsx'],
    read: (client) =>
      Promise.all([
        client.fetchQuery(productQuery(productId)),
        client.fetchQuery(relatedProductsQuery(productId)),
      ]),
  }
}

const fixedPages: ReadonlyMap<string, PublicPage> = new Map([
  [
    paths.home,
    {
      route: pages.home,
      files: ['app/routes/home-route.tsx'],
      read: (client: QueryClient) =>
        Promise.all([
          client.fetchQuery(productRowQuery('createdAt')),
          client.fetchQuery(productRowQuery('sold')),
          client.fetchQuery(categoriesQuery()),
        ]),
    },
  ],
  [
    paths.shop,
    {
      route: pages.shop,
      files: ['features/shop/shop-page.tsx'],
      read: (client: QueryClient) =>
        Promise.all([
          client.fetchQuery(productPageQuery(toProductFilters(NO_FILTERS), 0)),
          client.fetchQuery(categoriesQuery()),
        ]),
    },
  ],
  [paths.cart, { route: pages.cart, files: ['app/routes/cart-route.tsx'] }],
  [paths.signIn, { route: pages.signIn, files: withMui('features/auth/sign-in-page.tsx') }],
  [paths.signUp, { route: pages.signUp, files: withMui('features/auth/sign-up-page.tsx') }],
])

function withMui(file: string): readonly string[] {
  return ['app/theme/mui-scope.tsx', file]
}
