import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { readClientAddress } from '../../mocks/api/http/client-address'
import { admitRequests } from '../../mocks/api/rationing/admit-requests'
import type { StartedApi } from '../../mocks/api/start-api'
import { readShopOrigin } from './found/shop-origin'
import {
  FOR_AN_HOUR,
  FOR_EVER,
  HASHED_ASSETS,
  type PageKind,
  pageKindOf,
  protectPages,
} from './page-headers'
import type { ProviderKind } from './provider-kind'
import type { RenderDocument, RenderedDocument } from './ssr/load-renderer'

export interface ShopServerOptions {
  /** Directory of the storefront's files. */
  storefront: string
  /** Renders pages on the server; without it they are sent empty. */
  renderDocument?: RenderDocument
  /** Serves `/api`, `/braintree-gateway` and the health checks. */
  api: Pick<Hono, 'fetch'>
  /** The API's rate limits; without them pages and files are served without a limit. */
  rationing?: Pick<StartedApi, 'rations' | 'log'>
  provider: ProviderKind
  /** `/robots.txt` and `/sitemap.xml`; without it neither is there. */
  found?: Hono
  /** Whether browsers may be told to keep to HTTPS. */
  isProduction?: boolean
  isBehindProxy?: boolean
  /** Of the shop, as everybody reaches it; without it each request tells. */
  shopOrigin?: string | undefined
}

interface ShopEnvironment {
  Variables: SecureHeadersVariables
}

/** The visitor's locale and color scheme. */
const RENDERED_FOR = 'Accept-Language, Cookie'

/**
 * The whole shop as one app: API, simulated provider, and the storefront's files for everything else.
 *
 * @throws when the directory has no `index.html`
 */
export function createShopServer({
  storefront,
  api,
  provider,
  rationing,
  found = new Hono(),
  isProduction = false,
  isBehindProxy = false,
  shopOrigin,
  renderDocument = async (text) => ({ text, status: 200, isIndexed: true }),
}: ShopServerOptions): Hono<ShopEnvironment> {
  const page = readFileSync(join(storefront, 'index.html'), 'utf8')
  const server = new Hono<ShopEnvironment>()

  for (const path of ['/healthz', '/readyz', '/api/*', '/braintree-gateway/*']) {
    // The environment holds the connection, by which the API counts attempts.
    server.all(path, (context) => api.fetch(context.req.raw, context.env))
  }

  const addressOf = (context: Context) => readClientAddress(context, isBehindProxy)
  if (rationing) server.use(admitRequests(rationing.rations, addressOf, rationing.log))
  server.use(compress())
  const protect = (page: PageKind) =>
    protectPages({ provider, page, isProduction, styles: 'nonce' })
  const protection = { payment: protect('payment'), other: protect('other') }
  server.use((context, next) => protection[pageKindOf(context.req.path)](context, next))
  const sendPage = async (context: Context<ShopEnvironment>) => {
    const request = context.req.raw
    const origin = readShopOrigin(request, { shopOrigin, isBehindProxy })
    const call = { request, clientAddress: addressOf(context), origin }
    return sendDocument(context, await renderDocument(page, call))
  }
  server.route('/', found)
  server.on('GET', ['/', '/index.html'], sendPage)
  server.use(async (context, next) => {
    await next()
    if (!context.res.ok || context.res.headers.has('Cache-Control')) return
    const isHashed = context.req.path.startsWith(HASHED_ASSETS)
    context.header('Cache-Control', isHashed ? FOR_EVER : FOR_AN_HOUR)
  })
  server.use(serveStatic({ root: storefront, precompressed: true }))
  server.get('*', (context, next) => (isNavigation(context.req.raw) ? sendPage(context) : next()))
  return server
}

function sendDocument(
  context: Context<ShopEnvironment>,
  { text, status, isIndexed }: RenderedDocument,
): Response {
  const nonce = context.get('secureHeadersNonce')
  // Each response has a nonce of its own and is rendered for one visitor, so none may be reused for another.
  context.header('Cache-Control', 'private, no-cache')
  context.header('Vary', RENDERED_FOR, { append: true })
  if (!isIndexed) context.header('X-Robots-Tag', 'noindex')
  return context.html(nonce ? injectNonce(text, nonce) : text, status)
}

/**
 * Puts the nonce under which the policy admits style elements into the page, as `<meta name="csp-nonce">` and on the style
 * elements that are there.
 */
function injectNonce(page: string, nonce: string): string {
  const meta = `<meta name="csp-nonce" content="${nonce}">`
  const withoutOld = page.replace(/<meta\s+name="csp-nonce"[^>]*>\s*/i, '')
  const injected = withoutOld.replace(/<head[^>]*>/i, (head) => head + meta)
  if (injected === withoutOld) throw new Error('The storefront’s index.html has no <head>.')
  return injected.replaceAll('<style>', `<style nonce="${nonce}">`)
}

/** Whether a browser requests a page, which the storefront's router shows, rather than a file, which exists or is a 404. */
function isNavigation(request: Request): boolean {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(HASHED_ASSETS)) return false
  const destination = request.headers.get('sec-fetch-dest')
  if (destination) return destination === 'document'
  const acceptsHtml = request.headers.get('accept')?.includes('text/html') ?? false
  return acceptsHtml || !/\.[a-z0-9]+$/i.test(pathname)
}
