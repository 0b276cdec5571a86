import type { Context } from 'hono'
import { memoize } from '../../../mocks/api/lib/memoize'
import { HASHED_ASSETS } from '../page-headers'
import { type OriginSettings, readShopOrigin } from '../seo/shop-origin'
import { readLocale } from '../ssr/visitor'

/**
 * All that a page is drawn of, beside what everybody may read: nothing else of a request reaches its document, so that
 * whoever asks for the same subject may be sent the same one.
 */
export interface PageSubject {
  /** Of the shop, as everybody reaches it: `https://shop.example`. */
  readonly origin: string
  readonly pathname: string
  /** Whether the URL has a search; never what it says. */
  readonly hasSearch: boolean
  /** The visitor's, such as `de-DE`. */
  readonly locale: string | undefined
}

/** A browser names few locales, and asks for them with every page. */
const findLocale = memoize(readLocale)

export function readSubject(context: Context, settings: OriginSettings): PageSubject {
  const { pathname, search } = new URL(context.req.url)
  return {
    origin: readShopOrigin(context, settings),
    pathname,
    hasSearch: search !== '',
    locale: findLocale(context.req.header('Accept-Language') ?? ''),
  }
}

/** Differs where documents may. */
export function keyOfSubject({ origin, pathname, hasSearch, locale = '' }: PageSubject): string {
  return [origin, locale, pathname + (hasSearch ? '?' : '')].join(' ')
}

/** Whether a browser requests a page, which the storefront's router shows, rather than a file, which exists or is a 404. */
export function isNavigation({ req }: Context): boolean {
  const { path } = req
  if (path.startsWith(HASHED_ASSETS)) return false
  const destination = req.header('Sec-Fetch-Dest')
  const acceptsHtml = req.header('Accept')?.includes('text/html') ?? false
  // The service worker fetches pages, to keep them.
  if (destination) return destination === 'document' || (destination === 'empty' && acceptsHtml)
  return acceptsHtml || !/\.[a-z0-9]+$/i.test(path)
}
