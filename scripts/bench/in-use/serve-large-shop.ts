import { join } from 'node:path'
import { type StartedApi, startApi } from '../../../mocks/api/start-api'
import { listen } from '../../processes/listening/listen'
import { buildStorefront } from '../../start/build-storefront'
import { createShopServer } from '../../start/shop-server'
import { loadRenderer } from '../../start/ssr/load-renderer'

/** As many as an admin's table has to carry. */
const PRODUCT_COUNT = 10_000

export interface LargeShop {
  readonly origin: string
  readonly accounts: StartedApi['accounts']
  close(): Promise<void>
}

/** The production build on an API with ten thousand products. */
export async function serveLargeShop(note: (text: string) => void): Promise<LargeShop> {
  note('building')
  const directory = await buildStorefront('simulated', () => undefined)
  note(`filling the catalog with ${PRODUCT_COUNT} products`)
  const api = await startApi({
    mode: 'demo',
    isInMemory: true,
    productCount: PRODUCT_COUNT,
    log: () => undefined,
  })
  const server = await listen(
    createShopServer({
      storefront: join(directory, 'files'),
      provider: 'simulated',
      api: api.app,
      renderDocument: await loadRenderer(directory, api, (error) => note(String(error))),
      keeping: api,
    }),
    { port: 0, hostname: '127.0.0.1' },
  )
  return {
    origin: `http://127.0.0.1:${server.port}`,
    accounts: api.accounts,
    async close() {
      await server.close()
      await api.close()
    },
  }
}
