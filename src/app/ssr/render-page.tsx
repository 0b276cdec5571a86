import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import { provideFetch } from '../../api/service'
import { withLocale } from '../../lib/locale'
import { App } from '../app'
import { type MatchedPage, matchPublicPage } from '../routes/app-routes'

/** A page's markup as a signed-out visitor with an empty cart sees it. */
export interface PageMarkup {
  /** For the document's head: title and description, and links to the first photos. */
  head: string
  body: string
}

/** What the server puts into a page's document. */
export interface RenderedPage {
  /** The page's module, as Vite's manifest names it, and the theme's where the page uses MUI. */
  files: readonly string[]
  /** Left out for a page that shows only what its visitor's browser knows, and for something that does not exist. */
  markup?: PageMarkup
}

export interface PageRequest {
  pathname: string
  search: string
  /** The visitor's, such as `de-DE`. */
  locale: string | undefined
  /** Sends the API requests of the page's reads. */
  send(request: Request): Promise<Response>
}

const MUI_FILE = 'app/theme/mui-scope.tsx'

/** React writes what belongs into the head before everything else. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link) [^>]*>)*/s

/**
 * Renders the page at a URL as everybody sees it; `undefined` for pages behind a sign-in.
 *
 * @throws what its reads reject with
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const match = matchPublicPage(request.pathname)
  if (!match?.page.file) return
  const { file, usesMui } = match.page
  const markup = await render(match, request)
  return { files: usesMui ? [MUI_FILE, file] : [file], ...(markup && { markup }) }
}

async function render(
  { page, params }: MatchedPage,
  { pathname, search, locale, send }: PageRequest,
): Promise<PageMarkup | undefined> {
  // Only one visitor asks for this search or these filters.
  if (!page.read || search !== '') return
  provideFetch(send)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [, exists] = await Promise.all([page.load(), isFound(page.read(queryClient, params))])
  if (!exists) return
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
  return { head, body: markup.slice(head.length) }
}

async function isFound(reading: Promise<unknown>): Promise<boolean> {
  try {
    await reading
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
