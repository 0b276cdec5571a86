import { type StartedApi, type StartOptions, startApi } from '../../../mocks/api/start-api'
import { percentile } from '../percentile'
import { ADMIN, enterShop } from '../reliability/service/shop-client'
import type { ReadCall } from './read-calls'
import { readSample } from './read-sample'
import { createRepeat } from './repeat-reads'

/** Whose 95th percentile is one sample. */
const READS = 40
const WARM_UPS = 10
const CHANGED_PRICE = 4

/** An API with so many products, to be read without a network between. */
export interface OpenCatalog {
  readonly seedingMs: number
  /** Calls some times before anything is measured: what it needs is compiled then. */
  warmUp(call: ReadCall): Promise<void>
  /**
   * ms at the 95th percentile of some calls, each of which the database answers.
   *
   * @throws Error when one fails
   */
  timeReads(call: ReadCall): Promise<number>
  close(): Promise<void>
}

/** Seeds an API with so many products. */
export async function openCatalog(
  productCount: number,
  place: Pick<StartOptions, 'isInMemory' | 'databaseUrl'>,
): Promise<OpenCatalog> {
  const startedAt = performance.now()
  const api = await startApi({
    mode: 'mock',
    ...place,
    environment: {},
    productCount,
    checksAnswers: false,
    log: () => undefined,
  })
  const seedingMs = performance.now() - startedAt
  const fetch = async (request: Request) => api.app.fetch(request)
  const sample = await readSample(fetch, productCount)
  const repeat = createRepeat({ fetch, changeList: await prepareChange(api), sample })
  return {
    seedingMs,
    async warmUp(call) {
      await repeat(call, WARM_UPS)
    },
    timeReads: async (call) => percentile(await repeat(call, READS), 95),
    close: () => api.close(),
  }
}

/** Returns a function that changes the list as an administrator. */
async function prepareChange({ app }: StartedApi): Promise<() => Promise<unknown>> {
  const send = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost${path}`, init))
  const admin = await enterShop(send, ADMIN)
  return () => admin.createProduct(CHANGED_PRICE, 1)
}
