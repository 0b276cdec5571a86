import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Configuration } from '../../mocks/api/configuration'
import { describeFault } from '../../mocks/api/http/log'
import type { StartedApi } from '../../mocks/api/start-api'
import { buildStorefront } from './build-storefront'
import { chooseProvider } from './provider-kind'
import { createShopServer } from './shop-server'
import { loadRenderer } from './ssr/load-renderer'

/**
 * Builds the storefront if it is stale and serves it together with the API, which starts at the same time.
 *
 * @throws when the build fails or the API does not start
 */
export async function buildShop(
  configuration: Configuration,
  starting: Promise<StartedApi>,
  say: (message: string) => void,
): Promise<Pick<Hono, 'fetch'>> {
  const provider = chooseProvider(configuration)
  const [storefront, api] = await Promise.all([buildStorefront(provider, say), starting])
  const renderDocument = await loadRenderer(storefront, api, (error) =>
    console.error(`A page could not be rendered: ${JSON.stringify(describeFault(error))}`),
  )
  const files = join(storefront, 'files')
  const { isProduction, isBehindProxy } = configuration
  return createShopServer({
    storefront: files,
    renderDocument,
    provider,
    isProduction,
    isBehindProxy,
    api: api.app,
    rationing: api,
  })
}
