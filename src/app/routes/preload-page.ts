import { matchPath } from 'react-router-dom'
import { paths } from '../../lib/paths'
import type { PageRoute } from './page-route'
import { pages } from './pages'

const preloadable: readonly [path: string, page: PageRoute][] = [
  [paths.home, pages.home],
  [paths.shop, pages.shop],
  [paths.cart, pages.cart],
  ['/product/:productId', pages.product],
  [paths.signIn, pages.signIn],
  [paths.signUp, pages.signUp],
]

/** Starts to load the code of the page at an address of the shop, ahead of the moment that shows it. */
export function preloadPage(pathname: string): void {
  preloadable.find(([path]) => matchPath(path, pathname))?.[1].preload()
}
