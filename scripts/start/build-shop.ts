import { join } from 'node:path'
import type { Hono } from 'hono'
import type { StartedApi } from '../../mocks/api/start-api'
import { buildStorefront } from './build-storefront'
import { loadPreview } from './preview/load-preview'
import type { ProviderKind } from './provider-kind'
import { createShopServer } from './shop-server'

/** The storefront, built where it is stale, as one app with an API that starts meanwhile. */
export async function buildShop(
  provider: ProviderKind,
  starting: Promise<StartedApi>,
  say: (message: string) => void,
): Promise<Pick<Hono, 'fetch'>> {
  const [storefront, api] = await Promise.all([buildStorefront(provider, say), starting])
  const preview = await loadPreview(storefront, api.app, (error) => console.error(error))
  const files = join(storefront, 'files')
  return createShopServer({ storefront: files, preview, provider, api: api.app })
}
