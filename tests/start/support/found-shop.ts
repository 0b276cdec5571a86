import { readConfiguration } from '../../../mocks/api/configuration'
import { type StartedApi, startApi } from '../../../mocks/api/start-api'
import { buildShop } from '../../../scripts/start/build-shop'

/** Where everybody reaches the shop. */
export const ORIGIN = 'https://shop.example'
export const configuration = readConfiguration({ SHOP_URL: ORIGIN })

export interface FoundShop {
  readonly api: StartedApi
  ask(path: string, init?: RequestInit): Promise<Response>
}

/** The built shop in this process, with a fresh database in memory. */
export async function openFoundShop(): Promise<FoundShop> {
  return serveFoundShop(startApi({ mode: 'demo', isInMemory: true, log: () => undefined }))
}

/** The same with a database that others may serve too, each with documents of its own. */
export async function serveFoundShop(
  starting: StartedApi | Promise<StartedApi>,
): Promise<FoundShop> {
  const api = await starting
  const shop = await buildShop(configuration, Promise.resolve(api), () => undefined)
  return {
    api,
    ask: async (path, init) => shop.fetch(new Request(`http://127.0.0.1${path}`, init)),
  }
}
