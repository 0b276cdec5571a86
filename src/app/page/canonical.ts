import { matchPublicPage } from '../routes/app-routes'

/**
 * Names the page's one address in the document's head, unless the server has, and takes away what the head says of another
 * page. A page that only its visitor sees has none.
 */
export function nameCanonical(pathname: string): void {
  const { head } = document
  const tags = head.querySelectorAll<HTMLElement>('[data-page]')
  if (tags[0]?.dataset['page'] === pathname) return
  for (const tag of tags) tag.remove()
  if (!matchPublicPage(pathname)?.page.read) return
  const link = document.createElement('link')
  link.rel = 'canonical'
  link.href = location.origin + pathname
  link.dataset['page'] = pathname
  head.append(link)
}
