import type { Growth, TimedCall } from '../../growth'

const SIZES = [1_000, 10_000, 100_000, 1_000_000]

const timed = (
  call: Pick<TimedCall, 'operation' | 'name' | 'kind' | 'bytes'>,
  percentile95Ms: number,
) => ({
  ...call,
  percentile95Ms,
  times: 40,
})

const GROWN = {
  operation: 'listOrders',
  name: 'every order',
  kind: 'orders',
} as const
const FLAT = { operation: 'showProduct', name: 'show', kind: 'products', bytes: 600 } as const
const FAINT = {
  operation: 'showProduct',
  name: 'show, quicker',
  kind: 'products',
  bytes: 600,
} as const

/** Measurements for tests: one call grows with the size, two don't, and the embedded database stops early. */
export const sampleGrowths: readonly Growth[] = [
  toGrowth('PostgreSQL', SIZES),
  {
    ...toGrowth('embedded database', SIZES.slice(0, 3)),
    stopped: 'The embedded database was not measured with 1,000,000 products: it was too slow.',
  },
]

function toGrowth(database: Growth['database'], sizes: readonly number[]): Growth {
  return {
    database,
    steps: sizes.map((products) => ({
      products,
      fillSeconds: products / 5_000,
      startedMb: 120,
      mostMb: 150 + products / 10_000,
      calls: [
        timed({ ...GROWN, bytes: products * 50 }, products / 400),
        timed(FLAT, 4),
        timed(FAINT, 2),
      ],
    })),
  }
}
