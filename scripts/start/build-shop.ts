import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Configuration } from '../../mocks/api/configuration'
import type { StartedApi } from '../../mocks/api/start-api'
import { buildStorefront } from './build-storefront'
import { loadPreview } from './preview/load-preview'
import { chooseProvider } from './provider-kind'
import { createShopServer } from './shop-server'

/** The storefront, built where it is stale, as one app with an API that starts meanwhile. */
export async function buildShop(
  configuration: Configuration,
  starting: Promise<StartedApi>,
  say: (message: string) => void,
): Promise<Pick<Hono, 'fetch'>> {
  const provider = chooseProvider(configuration)
  const [storefront, api] = await Promise.all([buildStorefront(provider, say), starting])
  const preview = await loadPreview(storefront, api, (error) => console.error(error))
  const files = join(storefront, 'files')
  const { isProduction, isBehindProxy } = configuration
  return createShopServer({
    storefront: files,
    preview,
    provider,
    isProduction,
    isBehindProxy,
    api: api.app,
    rationing: api,
  })
}
