import { z } from 'zod'
import { type StartedApi, type StartOptions, startApi } from '../../../mocks/api/start-api'
import { percentile } from '../percentile'
import { ADMIN, enterShop } from '../reliability/service/shop-client'
import { type Catalog, chooseSome, type ReadCall, readCalls } from './read-calls'

const REPETITIONS = 300
const WARM_UPS = 10
const CHANGED_PRICE = 4

const namedSchema = z.array(z.looseObject({ _id: z.string(), name: z.string() }))
const pageSchema = z.looseObject({ size: z.number() })

/** How quick a catalog is. */
export interface MeasuredCatalog {
  readonly seedingMs: number
  /** ms at the 95th percentile, by name of the call. */
  readonly reads: ReadonlyMap<string, number>
}

/**
 * Seeds an API with so many products and times its reads, without a network between.
 *
 * @throws Error when a read fails
 */
export async function measureCatalog(
  productCount: number,
  place: Pick<StartOptions, 'isInMemory' | 'databaseUrl'>,
): Promise<MeasuredCatalog> {
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
  try {
    const sample = await readSample(api, productCount)
    const changeList = await prepareChange(api)
    const calls = readCalls()
    const times = new Map(calls.map(({ name }): [string, number[]] => [name, []]))
    const repeat = async (some: readonly ReadCall[]) => {
      for (let index = -WARM_UPS; index < REPETITIONS; index += 1) {
        // In turns, so that a moment at which the machine is busy falls on all of them.
        for (const { name, request, isAfterChange } of some) {
          if (isAfterChange) await changeList()
          const took = await time(api, request(Math.abs(index), sample))
          if (index >= 0) times.get(name)?.push(took)
        }
      }
    }
    await repeat(calls.filter(({ isAfterChange }) => !isAfterChange))
    await repeat(calls.filter(({ isAfterChange }) => isAfterChange))
    const reads = new Map([...times].map(([name, took]) => [name, percentile(took, 95)]))
    return { seedingMs, reads }
  } finally {
    await api.close()
  }
}

async function time({ app }: StartedApi, request: Request): Promise<number> {
  const startedAt = performance.now()
  const response = await app.fetch(request)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${request.url} answered ${response.status}.`)
  return performance.now() - startedAt
}

/** Returns a function that changes the list as an administrator. */
async function prepareChange({ app }: StartedApi): Promise<() => Promise<unknown>> {
  const send = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost${path}`, init))
  const admin = await enterShop(send, ADMIN)
  return () => admin.createProduct(CHANGED_PRICE, 1)
}

async function readSample(api: StartedApi, count: number): Promise<Catalog> {
  const read = async (path: string) => {
    const response = await api.app.fetch(new Request(`http://localhost/api${path}`))
    return namedSchema.parse(await response.json())
  }
  const products = await read('/product/list?sortBy=sold&limit=200')
  const categories = (await read('/category/list')).map(({ _id }) => _id)
  return {
    products: products.map(({ _id }) => _id),
    names: products.map(({ name }) => name),
    categories,
    count,
    passing: await countPassing(api, categories, count),
  }
}

/** Finds the end of the list by halves. */
async function countPassing(
  { app }: StartedApi,
  categories: readonly string[],
  count: number,
): Promise<number> {
  let [there, beyond] = [0, count]
  while (beyond - there > 1) {
    const middle = Math.floor((there + beyond) / 2)
    const response = await app.fetch(chooseSome(middle, { categories }))
    const { size } = pageSchema.parse(await response.json())
    if (size > 0) there = middle
    else beyond = middle
  }
  return beyond
}
