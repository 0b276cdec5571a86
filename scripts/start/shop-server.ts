import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { readClientAddress } from '../../mocks/api/http/client-address'
import { admitRequests } from '../../mocks/api/rationing/admit-requests'
import type { StartedApi } from '../../mocks/api/start-api'
import { FOR_AN_HOUR, FOR_EVER, HASHED_ASSETS } from './caching'
import { injectNonce } from './inject-nonce'
import { isNavigation } from './is-navigation'
import { type PageKind, pageKindOf, protectPages } from './page-headers'
import type { PreviewPage } from './preview/load-preview'
import type { ProviderKind } from './provider-kind'

export interface ShopServerOptions {
  /** Directory of the storefront's files. */
  storefront: string
  /** Draws pages ahead of the browser; without it they are sent empty. */
  preview?: PreviewPage
  /** Answers under `/api` and `/braintree-gateway`, and says how it is. */
  api: Pick<Hono, 'fetch'>
  /** What the API admits its own requests by; without it pages and files are served however often they are asked for. */
  rationing?: Pick<StartedApi, 'rations' | 'log'>
  provider: ProviderKind
  /** Whether browsers may be told to keep to HTTPS. */
  isProduction?: boolean
  isBehindProxy?: boolean
}

interface ShopEnvironment {
  Variables: SecureHeadersVariables
}

/** The visitor's locale and colours. */
const DRAWN_FOR = 'Accept-Language, Cookie'

/** The whole shop as one app: API, simulated provider, and the storefront's files for everything else. */
export function createShopServer({
  storefront,
  api,
  provider,
  rationing,
  isProduction = false,
  isBehindProxy = false,
  preview = async (document) => document,
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
  const sendPage = async (context: Context<ShopEnvironment>) =>
    sendDocument(context, await preview(page, context.req.raw, addressOf(context)))
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

function sendDocument(context: Context<ShopEnvironment>, page: string): Response {
  const nonce = context.get('secureHeadersNonce')
  // Each answer has a nonce of its own and is drawn for one visitor, so none may be taken for another.
  context.header('Cache-Control', 'private, no-cache')
  context.header('Vary', DRAWN_FOR, { append: true })
  return context.html(nonce ? injectNonce(page, nonce) : page)
}
