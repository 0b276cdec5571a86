import { z } from 'zod'
import { type StartedApi, type StartOptions, startApi } from '../../../mocks/api/start-api'
import { percentile } from '../percentile'
import { type Catalogue, readCalls } from './read-calls'

const REPETITIONS = 100
const WARM_UPS = 10

const namedSchema = z.array(z.looseObject({ _id: z.string(), name: z.string() }))

/** How quick a catalogue is. */
export interface MeasuredCatalogue {
  readonly seedingMs: number
  /** ms at the 95th percentile, by name of the call. */
  readonly reads: ReadonlyMap<string, number>
}

/** Seeds an API with so many products and times its reads, without a network between. */
export async function measureCatalogue(
  productCount: number,
  place: Pick<StartOptions, 'isInMemory' | 'databaseUrl'>,
): Promise<MeasuredCatalogue> {
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
    const sample = await readSample(api)
    const reads = new Map<string, number>()
    for (const { name, request } of readCalls(productCount)) {
      const times: number[] = []
      for (let index = -WARM_UPS; index < REPETITIONS; index += 1) {
        const took = await time(api, request(Math.abs(index), sample))
        if (index >= 0) times.push(took)
      }
      reads.set(name, percentile(times, 95))
    }
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

async function readSample({ app }: StartedApi): Promise<Catalogue> {
  const read = async (path: string) => {
    const response = await app.fetch(new Request(`http://localhost/api${path}`))
    return namedSchema.parse(await response.json())
  }
  const products = await read('/product/list?sortBy=sold&limit=200')
  const categories = await read('/category/list')
  return {
    products: products.map(({ _id }) => _id),
    names: products.map(({ name }) => name),
    categories: categories.map(({ _id }) => _id),
  }
}
