import { matchRoutes } from 'react-router-dom'
import { pages } from '../routes/pages'

/**
 * For whom the page at a path is: `public` for everybody and for search engines; `private` for one visitor, whether or
 * not it takes a sign-in; `unknown` where there is no page.
 */
export type PathClass = 'public' | 'private' | 'unknown'

const routes = pages.map(({ path, read }) => ({ path, read }))

export function classifyPath(pathname: string): PathClass {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route
  if (!route || route.path === '*') return 'unknown'
  // A page that everybody sees alike is one that is read for everybody.
  return route.read ? 'public' : 'private'
}
