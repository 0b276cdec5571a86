import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import { provideFetch } from '../../api/service'
import { withLocale } from '../../lib/locale'
import { App } from '../app'
import { type PublicPage, publicPage } from '../routes/public-pages'

/** A page as the browser would draw it for a visitor of whom nothing is known. */
export interface Drawing {
  /** What belongs into the document's head: title and description, and links to the first photos. */
  head: string
  body: string
}

/** What is known of a page before the browser asks for more than its document. */
export interface PageAhead {
  /** The files of its code, as Vite's manifest names them. */
  files: readonly string[]
  /** Not for what only one visitor sees, nor for something that is not there. */
  drawing?: Drawing
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
 * Names the code of the page at an address, and draws what everybody sees there; `undefined` for pages behind a sign-in.
 *
 * @throws whatever its reads reject with
 */
export async function drawPage(request: PageRequest): Promise<PageAhead | undefined> {
  const page = publicPage(request.pathname)
  if (!page) return
  const drawing = await draw(page, request)
  return { files: page.files, ...(drawing && { drawing }) }
}

async function draw(
  { route, read }: PublicPage,
  { pathname, search, locale, send }: PageRequest,
): Promise<Drawing | undefined> {
  // A search or a filter is one visitor's own.
  if (!read || search !== '') return
  provideFetch(send)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const [, isThere] = await Promise.all([route.load(), tryToRead(read(queryClient))])
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
  return { head, body: markup.slice(head.length) }
}

async function tryToRead(reading: Promise<unknown>): Promise<boolean> {
  try {
    await reading
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
