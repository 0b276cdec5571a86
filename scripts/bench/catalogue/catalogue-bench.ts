import { z } from 'zod'
import { type StartedApi, startApi } from '../../../mocks/api/start-api'
import type { Bench, Figure } from '../figure'
import { percentile } from '../percentile'
import { type Catalogue, readCalls } from './read-calls'

const SMALL = 1_000
const LARGE = 100_000
const REPETITIONS = 100
const WARM_UPS = 10
const SEEDING_GOAL_S = 60
const READ_GOAL_MS = 20

const namedSchema = z.array(z.looseObject({ _id: z.string(), name: z.string() }))

/** The API's reads with a hundred thousand products, beside the same reads with a thousand. */
export const catalogueBench: Bench = {
  name: 'catalogue',
  about: 'reads of 100,000 products at the 95th percentile, beside 1,000 (PGlite, no network)',
  async run(note) {
    note(`seeding ${SMALL} products`)
    const small = await measureCatalogue(SMALL)
    note(`seeding ${LARGE} products`)
    const large = await measureCatalogue(LARGE)
    return [
      {
        name: 'seeding',
        value: large.seedingMs / 1000,
        unit: 's',
        goal: { of: 'value', atMost: SEEDING_GOAL_S },
      },
      ...[...large.reads].map(
        ([name, value]): Figure => ({
          name,
          value,
          unit: 'ms',
          yardstick: { name: '1,000', value: small.reads.get(name) ?? Number.NaN },
          goal: { of: 'value', atMost: READ_GOAL_MS },
        }),
      ),
    ]
  },
}

interface Measured {
  readonly seedingMs: number
  /** ms at the 95th percentile, by name of the call. */
  readonly reads: ReadonlyMap<string, number>
}

async function measureCatalogue(productCount: number): Promise<Measured> {
  const startedAt = performance.now()
  const api = await startApi({
    mode: 'mock',
    isInMemory: true,
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
