import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import { provideFetch } from '../../api/service'
import { withLocale } from '../../lib/locale'
import { App } from '../app'
import { type PreviewedPage, previewedPage } from './previewed-pages'

/** A page as the browser would draw it for a visitor of whom nothing is known. */
export interface DrawnPage {
  /** What belongs into the document's head: title and description, and links to the first photos. */
  head: string
  body: string
  /** The file of the page's code, as Vite's manifest names it. */
  file: string
}

export interface PageRequest {
  pathname: string
  search: string
  /** The visitor's, such as `de-DE`. */
  locale: string | undefined
  /** Answers the calls of the page's reads. */
  send(request: Request): Promise<Response>
}

/** React writes what belongs into the head before everything else. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link) [^>]*>)*/s

/**
 * Draws the page at an address; `undefined` when it is none of those that are drawn ahead, or of something that is not
 * there.
 *
 * @throws whatever its reads reject with
 */
export async function drawPage(request: PageRequest): Promise<DrawnPage | undefined> {
  const { pathname, search, locale, send } = request
  const page = previewedPage(pathname, search)
  if (!page) return
  provideFetch(send)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [, isThere] = await Promise.all([page.route.load(), tryToRead(page, queryClient)])
  if (!isThere) return
  const markup = withLocale(locale, () =>
    renderToStaticMarkup(
      <App
        queryClient={queryClient}
        Router={({ children }) => <StaticRouter location={pathname}>{children}</StaticRouter>}
      />,
    ),
  )
  queryClient.clear()
  const [head = ''] = HEAD.exec(markup) ?? []
  return { head, body: markup.slice(head.length), file: page.file }
}

async function tryToRead(page: PreviewedPage, queryClient: QueryClient): Promise<boolean> {
  try {
    await page.read(queryClient)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
