import type { Bench } from '../figure'
import { measureReads } from './measure-reads'
import { openCatalog } from './open-catalog'

const SMALL = 1_000
const LARGE = 100_000
const SEEDING_GOAL_S = 60
const READ_GOAL_MS = 20

/** The API's reads with a hundred thousand products, beside the same reads with a thousand. */
export const catalogBench: Bench = {
  name: 'catalog',
  about: 'reads of 100,000 products at the 95th percentile, beside 1,000 (PGlite, no network)',
  async run(note) {
    note(`seeding ${SMALL} products`)
    const small = await openCatalog(SMALL, { isInMemory: true })
    note(`seeding ${LARGE} products`)
    const large = await openCatalog(LARGE, { isInMemory: true })
    try {
      return [
        {
          name: 'seeding',
          value: large.seedingMs / 1000,
          unit: 's',
          goal: { of: 'value', atMost: SEEDING_GOAL_S },
        },
        ...(await measureReads(small, large, {
          goalMs: READ_GOAL_MS,
          toName: (call) => call,
          note,
        })),
      ]
    } finally {
      await large.close()
      await small.close()
    }
  },
}
