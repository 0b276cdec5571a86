import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import type { Product } from '../../api/edge/catalog'
import { productQuery } from '../../api/queries/product-queries'
import { provideFetch } from '../../api/service'
import { relativeTime } from '../../catalog/facts/relative-time'
import { drawAsOf } from '../../catalog/facts/use-now'
import { photoSource } from '../../catalog/photo/photo-source'
import { withLocale } from '../../lib/locale'
import { paths } from '../../lib/paths'
import { App } from '../app'
import { type MatchedPage, matchPublicPage } from '../routes/app-routes'
import { nameOfDrawn } from './drawn-from'
import { PageFrame } from './page-frame'

/** A page's markup as a signed-out visitor with an empty cart sees it. */
export interface PageMarkup {
  /** For the document's head: title and description, and links to the first photos. */
  head: string
  /** Left out where the page depends on the URL's search, which only one visitor asks for. */
  body?: string
  /** There with the body, where that is all of the page, so that the browser can take it over. */
  drawn?: {
    /** As {@link nameOfDrawn} names it. */
    from: string
    /** Milliseconds since 1970. */
    at: number
  }
}

/** What search engines and link previews are told of a page, beside its title and description. */
export interface PageFacts {
  /** The one path of this page, however it was asked for. */
  path: string
  /** What the page sells. */
  product?: Product
  /** Of its photo, if that has one; of the API's origin as the server knows it. */
  imageUrl?: string
}

/** What the server puts into a page's document. */
export interface RenderedPage {
  /** The page's module, as Vite's manifest names it, and the theme's where the page uses MUI. */
  files: readonly string[]
  /** Whether there is what the URL names. */
  isFound: boolean
  /** Of a page that shows what its visitor's browser knows, only what surrounds it; left out for something that does not exist. */
  markup?: PageMarkup
  /** There with a page that is read. */
  facts?: PageFacts
  /** Whether it would say the same of times, drawn at another time; there with a page that is read. */
  isSameAt?: (now: Date) => boolean
}

export interface PageRequest {
  pathname: string
  /** Whether the URL has a search; what it says is for the visitor's browser alone. */
  hasSearch: boolean
  /** The visitor's, such as `de-DE`. */
  locale: string | undefined
  /** As of when the page is drawn. */
  now: Date
  /** Sends the API requests of the page's reads. */
  send(request: Request): Promise<Response>
}

const MUI_FILE = 'app/theme/mui-scope.tsx'

/** React writes the attribute as its property is named. */
const TIME = /<time dateTime="([^"]*)"/g

/** React writes it in place of a part whose code has to be loaded first. */
const LEFT_OUT = '<!--$!-->'

/** React writes what belongs into the head before everything else. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link) [^>]*>)*/s

/**
 * Renders the page at a URL as everybody sees it; `undefined` for pages behind a sign-in, and where there is no page.
 *
 * @throws what its reads reject with
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const match = matchPublicPage(request.pathname)
  if (!match?.page.file) return
  const { file, usesMui, read, title = '' } = match.page
  const files = usesMui ? [MUI_FILE, file] : [file]
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (!read) {
    const frame = <PageFrame title={title} isCard={usesMui === true} />
    const markup = render(queryClient, request, frame)
    return { files, isFound: true, markup }
  }
  try {
    provideFetch(request.send)
    const isWhole = !request.hasSearch || !SEARCHED.includes(match.page.path)
    const reading = isWhole ? read(queryClient, match.params) : undefined
    const [, isFound] = await Promise.all([match.page.load(), findsAll(reading)])
    if (!isFound) return { files, isFound }
    const { head, body } = render(queryClient, request)
    const drawn = body.includes(LEFT_OUT)
      ? {}
      : { drawn: { from: nameOfDrawn(request.locale, await reading), at: request.now.getTime() } }
    return {
      files,
      isFound,
      markup: isWhole ? { head, body, ...drawn } : { head },
      facts: collectFacts(match, queryClient),
      isSameAt: compareTimes(body, request),
    }
  } finally {
    queryClient.clear()
  }
}

/** Pages whose content depends on the URL's search. */
const SEARCHED: readonly string[] = [paths.home, paths.shop]

function render(
  queryClient: QueryClient,
  { pathname, locale, now }: PageRequest,
  content?: ReactNode,
): Required<Pick<PageMarkup, 'head' | 'body'>> {
  const markup = withLocale(locale, () => {
    drawAsOf(now)
    return renderToString(
      <App
        queryClient={queryClient}
        Router={({ children }) => <StaticRouter location={pathname}>{children}</StaticRouter>}
      >
        {content}
      </App>,
    )
  })
  const [head = ''] = HEAD.exec(markup) ?? []
  return { head, body: markup.slice(head.length) }
}

/**
 * Tells whether all times in the markup are as long ago, in words, as they were when it was drawn. It keeps the times alone,
 * as long as the document is kept.
 */
function compareTimes(body: string, { locale, now }: PageRequest): (later: Date) => boolean {
  const moments = [...body.matchAll(TIME)].map(([, time = '']) => new Date(time))
  const say = (moment: Date, at: Date) => withLocale(locale, () => relativeTime(moment, at))
  return (later) => moments.every((moment) => say(moment, later) === say(moment, now))
}

function collectFacts({ page, params }: MatchedPage, queryClient: QueryClient): PageFacts {
  const product = queryClient.getQueryData(productQuery(params['productId'] ?? '').queryKey)
  if (!product) return { path: page.path }
  const facts = { path: paths.product(product.productId), product }
  const imageUrl = photoSource(product.photo?.data)?.src
  return imageUrl?.startsWith('http') ? { ...facts, imageUrl } : facts
}

/** Whether everything is there that a page reads. An id that can't be one names nothing. */
async function findsAll(reading: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await reading
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return false
    throw error
  }
}
