import { join } from 'node:path'
import { startApi } from '../../../../mocks/api/start-api'
import { listen } from '../../../processes/listening/listen'
import { buildStorefront } from '../../../start/build-storefront'
import { createShopServer } from '../../../start/shop-server'
import { loadRenderer } from '../../../start/ssr/load-renderer'
import { sendTo } from '../service/send-to'
import type { Send } from '../service/shop-client'
import { UNLIMITED_LIMITS, UNLIMITED_RATES } from '../service/unlimited-rates'
import { type Digest, watchTables } from './judge/watch-tables'

/** A shop with its pages in this process, whose every table is watched. */
export interface FuzzShop {
  /** Straight into the app. */
  readonly send: Send
  /** Over HTTP. */
  readonly sendByNetwork: Send
  readonly port: number
  /** Faults that it has logged, and pages that it could not draw. */
  readonly faults: readonly string[]
  readDigest(): Promise<Digest>
  /** Puts everything back to the seed. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Passwords are not tested here, and hashes are slow on purpose. */
const QUICKEST_COST = { N: 16, r: 1, p: 1 }
const ORIGIN = 'http://127.0.0.1'

/** Opens a shop as `npm start` does, on an embedded database in memory and without limits on attempts. */
export async function openFuzzShop(): Promise<FuzzShop> {
  const faults: string[] = []
  const [storefront, api] = await Promise.all([
    buildStorefront('simulated', () => undefined),
    startApi({
      mode: 'demo',
      isInMemory: true,
      environment: {},
      rates: UNLIMITED_RATES,
      limits: UNLIMITED_LIMITS,
      passwordCost: QUICKEST_COST,
      log: (entry) => {
        if (entry.level === 'error') faults.push(JSON.stringify(entry))
      },
    }),
  ])
  const renderDocument = await loadRenderer(storefront, api, (error) => faults.push(String(error)))
  const files = join(storefront, 'files')
  const shop = createShopServer({
    storefront: files,
    renderDocument,
    keeping: api,
    provider: 'simulated',
    api: api.app,
  })
  const readDigest = await watchTables(api.database)
  const server = await listen(shop, { port: 0, hostname: '127.0.0.1' })
  return {
    send: async (path, init) => shop.fetch(new Request(ORIGIN + path, init)),
    sendByNetwork: sendTo({ origin: `${ORIGIN}:${server.port}` }),
    port: server.port,
    faults,
    readDigest,
    reset: api.reset,
    async close() {
      await server.close(0)
      await api.close()
    },
  }
}
