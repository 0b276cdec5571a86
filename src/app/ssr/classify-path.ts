import { matchPage } from '../routes/app-routes'

/**
 * For whom the page at a path is: `public` for everybody and for search engines; `private` for one visitor, whether or
 * not it takes a sign-in; `unknown` where there is no page.
 */
export type PathClass = 'public' | 'private' | 'unknown'

export function classifyPath(pathname: string): PathClass {
  const page = matchPage(pathname)?.page
  if (!page || page.path === '*') return 'unknown'
  // A page that everybody sees alike is one that is read for everybody.
  return page.read ? 'public' : 'private'
}
