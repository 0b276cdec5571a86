import { join } from 'node:path'
import { createAdmissionControl } from '../../mocks/api/admission/admission-control'
import { TRIAL_LIMITS } from '../../mocks/api/admission/limits'
import { readCatalogVersion } from '../../mocks/api/cache/catalog-version'
import { coalesceReads } from '../../mocks/api/cache/coalesce-reads'
import { openWorldDatabases } from '../../mocks/api/database/worlds/world-databases'
import { describeFault, type Log } from '../../mocks/api/http/log'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { createSeoRoutes } from '../../scripts/start/seo/seo-routes'
import { createShopServer } from '../../scripts/start/shop-server'
import { loadRenderer } from '../../scripts/start/ssr/load-renderer'

/** Whole shops as `npm start` serves them, each on the backend of a world and at a port of its own. */
export interface Shops {
  readonly worlds: Worlds
  /**
   * Opens the shop of a world that is made for it; one of that name that somebody has left is ended before.
   *
   * @returns its origin
   * @throws WorldError for a name that is none
   */
  open(name: string): Promise<string>
  /** Ends a shop, and its world; a name that has none is left alone. */
  close(name: string): Promise<void>
  closeAll(): Promise<void>
}

/** @param storefront what `buildStorefront` made */
export async function createShops(storefront: string, log: Log): Promise<Shops> {
  const databases = await openWorldDatabases()
  // Each has an origin of its own, so that nothing in its addresses says whose they are.
  const worlds = await startWorlds({ databases, log, publicPathOf: () => '' })
  const admission = createAdmissionControl(TRIAL_LIMITS)
  const listening = new Map<string, Promise<Listening>>()

  async function serve({ schema, fetch }: World): Promise<Listening> {
    const database = databases.of(schema)
    const api = { fetch: async (request: Request) => fetch(request) }
    const app = createShopServer({
      storefront: join(storefront, 'files'),
      provider: 'simulated',
      api,
      found: createSeoRoutes({ database, admission, log }, SETTINGS),
      keeping: { log, readVersion: coalesceReads(() => readCatalogVersion(database)) },
      sharedLimits: { admission, log },
      renderDocument: await loadRenderer(storefront, { app: api, admission }, (fault) =>
        log({ level: 'error', event: 'page-not-drawn', ...describeFault(fault) }),
      ),
    })
    return listen(app, { port: 0, hostname: '127.0.0.1' })
  }

  async function close(name: string): Promise<void> {
    const server = await listening.get(name)
    listening.delete(name)
    // Whoever asked has gone: nothing is waited for.
    await server?.close(0)
    await worlds.remove(name)
  }

  return {
    worlds,
    async open(name) {
      await close(name)
      const opening = worlds.use(name).then(serve)
      listening.set(name, opening)
      opening.catch(() => listening.delete(name))
      return `http://127.0.0.1:${(await opening).port}`
    },
    close,
    async closeAll() {
      await Promise.all([...listening.keys()].map(close))
      await worlds.close()
    },
  }
}

/** Browsers come without a proxy, by the port that there happens to be. */
const SETTINGS = { trustedProxies: [], shopOrigin: undefined }
