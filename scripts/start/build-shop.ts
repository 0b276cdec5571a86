import { join } from 'node:path'
import { Hono } from 'hono'
import type { Configuration } from '../../mocks/api/configuration'
import { describeFault } from '../../mocks/api/http/log'
import type { StartedApi } from '../../mocks/api/start-api'
import { buildStorefront } from './build-storefront'
import { describeCart } from './describe-cart'
import { chooseProvider } from './provider-kind'
import { createSeoRoutes } from './seo/seo-routes'
import { createShopServer } from './shop-server'
import { loadRenderer } from './ssr/load-renderer'

/** What the pages are served from, which is built if it is stale. */
export function buildPages(
  configuration: Configuration,
  say: (message: string) => void,
): Promise<string> {
  const provider = chooseProvider(configuration)
  if (provider === 'braintree') say(describeCart(configuration))
  return buildStorefront(provider, say)
}

/**
 * Builds the storefront if it is stale and serves it together with the API, which starts at the same time.
 *
 * @throws when the build fails or the API does not start
 */
export function buildShop(
  configuration: Configuration,
  starting: Promise<StartedApi>,
  say: (message: string) => void,
): Promise<Pick<Hono, 'fetch'>> {
  return serveShop(configuration, starting, buildPages(configuration, say))
}

/**
 * Serves the storefront together with the API.
 *
 * @param building resolves to what `buildPages` has built
 * @throws when the build fails or the API does not start
 */
export async function serveShop(
  configuration: Configuration,
  starting: Promise<StartedApi>,
  building: Promise<string>,
): Promise<Pick<Hono, 'fetch'>> {
  const [storefront, api] = await Promise.all([building, starting])
  const renderDocument = await loadRenderer(storefront, api, (error) =>
    api.log({ level: 'error', event: 'page-not-rendered', ...describeFault(error) }),
  )
  const files = join(storefront, 'files')
  const { allowsPayPalScripts, isProduction, trustedProxies, shopOrigin } = configuration
  return createShopServer({
    storefront: files,
    renderDocument,
    provider: chooseProvider(configuration),
    allowsPayPalScripts,
    isProduction,
    trustedProxies,
    shopOrigin,
    found: createSeoRoutes(api, configuration),
    api: api.app,
    sharedLimits: api,
    keeping: api,
  })
}

/** The API alone, for a static host to pass on to, with what tells search engines of the shop's pages. */
export function serveApi(configuration: Configuration, api: StartedApi): Pick<Hono, 'fetch'> {
  return new Hono()
    .route('/', createSeoRoutes(api, configuration))
    .all('*', (context) => api.app.fetch(context.req.raw, context.env))
}
