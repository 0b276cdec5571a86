import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { admitRequests } from '../../mocks/api/admission/admit-requests'
import { readClientAddress } from '../../mocks/api/http/client-address'
import { describeFault } from '../../mocks/api/http/log'
import { trustProxies } from '../../mocks/api/http/trusted-proxies'
import type { StartedApi } from '../../mocks/api/start-api'
import { createDocuments, type Documents, VARIES_WITH } from './documents/documents'
import { isNavigation, readSubject } from './documents/page-subject'
import {
  FOR_AN_HOUR,
  FOR_EVER,
  FOR_ONE,
  HASHED_ASSETS,
  type PageKind,
  pageKindOf,
  protectPages,
  readInlineScripts,
} from './page-headers'
import type { ProviderKind } from './provider-kind'
import type { PageCall, RenderDocument, RenderedDocument } from './ssr/load-renderer'
import { START_WHEN_SHOWN } from './ssr/start-when-shown'

export interface ShopServerOptions {
  /** Directory of the storefront's files. */
  storefront: string
  /** Renders pages on the server; without it they are sent empty. */
  renderDocument?: RenderDocument
  /** Serves `/api`, `/braintree-gateway` and the health checks. */
  api: Pick<Hono, 'fetch'>
  /** By what documents are kept in memory; without it each is rendered anew. */
  keeping?: Pick<StartedApi, 'readVersion' | 'log'>
  /** The API's rate limits; without them pages and files are served without a limit. */
  sharedLimits?: Pick<StartedApi, 'admission' | 'log'>
  provider: ProviderKind
  /** Whether Braintree's cart runs PayPal's scripts, and inline ones with them. */
  allowsPayPalScripts?: boolean
  /** `/robots.txt` and `/sitemap.xml`; without it neither is there. */
  found?: Hono
  /** Whether browsers may be told to keep to HTTPS. */
  isProduction?: boolean
  /** The networks of proxies that say who calls. */
  trustedProxies?: readonly string[]
  /** Of the shop, as everybody reaches it; without it each request tells. */
  shopOrigin?: string | undefined
}

interface ShopEnvironment {
  Variables: { document?: RenderedDocument }
}

/**
 * The whole shop as one app: API, simulated provider, and the storefront's files for everything else.
 *
 * @throws when the directory has no `index.html`
 */
export function createShopServer({
  storefront,
  api,
  provider,
  allowsPayPalScripts = false,
  sharedLimits,
  keeping,
  found = new Hono(),
  isProduction = false,
  trustedProxies = [],
  shopOrigin,
  renderDocument = async (text) => ({ text, status: 200, isIndexed: true }),
}: ShopServerOptions): Hono<ShopEnvironment> {
  const page = readFileSync(join(storefront, 'index.html'), 'utf8')
  const inline = readInlineScripts(page)
  const render = (call: PageCall) => renderDocument(page, call)
  const server = new Hono<ShopEnvironment>()

  for (const path of ['/healthz', '/readyz', '/api/*', '/braintree-gateway/*']) {
    // The environment holds the connection, by which the API counts attempts.
    server.all(path, (context) => api.fetch(context.req.raw, context.env))
  }

  const trustsPeer = trustProxies(trustedProxies)
  const addressOf = (context: Context) => readClientAddress(context, trustsPeer)
  const protectAs = (page: PageKind) =>
    protectPages({ provider, allowsPayPalScripts, page, isProduction, inline })
  const protection = { payment: protectAs('payment'), other: protectAs('other') }
  const protect: MiddlewareHandler = (context, next) =>
    protection[pageKindOf(context.req.path)](context, next)
  if (sharedLimits) {
    const { admission, log } = sharedLimits
    server.use(admitRequests(admission, { addressOf, log, protect }))
  }
  const readCall = (context: Context): PageCall => ({
    ...readSubject(context, { shopOrigin, trustsPeer }),
    clientAddress: addressOf(context),
  })
  const onFailure = (fault: unknown) =>
    keeping?.log({ level: 'error', event: 'page-not-kept', ...describeFault(fault) })
  const documents = createDocuments({
    provider,
    allowsPayPalScripts,
    isProduction,
    scripts: [...inline.scripts, START_WHEN_SHOWN],
    readVersion: keeping?.readVersion,
    shopOrigin,
    render,
    nowMs: () => performance.now(),
    onFailure,
  })
  server.use(sendDrawn(documents, readCall))
  server.use(compress())
  server.use(protect)
  const sendPage = async (context: Context<ShopEnvironment>) =>
    sendDocument(context, context.get('document') ?? (await render(readCall(context))))
  server.route('/', found)
  server.on('GET', [...ALWAYS_PAGES], sendPage)
  server.use(async (context, next) => {
    await next()
    if (context.res.headers.has('Cache-Control')) return
    // A page's URL is one too, for whoever asks for a picture there: no cache may show that to everybody.
    if (context.res.status === 404) context.header('Cache-Control', 'no-store')
    if (!context.res.ok) return
    const isHashed = context.req.path.startsWith(HASHED_ASSETS)
    context.header('Cache-Control', isHashed ? FOR_EVER : FOR_AN_HOUR)
  })
  server.use(serveStatic({ root: storefront, precompressed: true }))
  server.get('*', (context, next) => (isNavigation(context) ? sendPage(context) : next()))
  return server
}

/**
 * Sends documents, before anything else is done for a page: their headers are in them. The empty one goes on, as there may
 * be a file of that name.
 */
function sendDrawn(
  documents: Documents,
  readCall: (context: Context) => PageCall,
): MiddlewareHandler<ShopEnvironment> {
  return async (context, next) => {
    const { req } = context
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!isRead || !(ALWAYS_PAGES.has(req.path) || isNavigation(context))) return next()
    let found: Awaited<ReturnType<Documents['find']>>
    try {
      found = await documents.find(readCall(context))
    } catch {
      // It is met again where errors are answered, under the headers of every page.
      return next()
    }
    if ('send' in found) {
      const acceptEncoding = req.header('Accept-Encoding')
      return found.send({ acceptEncoding, ifNoneMatch: req.header('If-None-Match') })
    }
    context.set('document', found)
    return next()
  }
}

/** Whatever the request says that it accepts. */
const ALWAYS_PAGES: ReadonlySet<string> = new Set(['/', '/index.html'])

function sendDocument(context: Context, { text, status, isIndexed }: RenderedDocument): Response {
  // It may stand for what could not be drawn just now.
  context.header('Cache-Control', FOR_ONE)
  context.header('Vary', VARIES_WITH, { append: true })
  if (!isIndexed) context.header('X-Robots-Tag', 'noindex')
  return context.html(text, status)
}
