import type { Bench, Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takeRounds } from '../pairs/take-rounds'
import { measureReads } from './measure-reads'
import { openCatalog } from './open-catalog'

const SMALL = 1_000
const LARGE = 100_000
const SEEDING_GOAL_S = 60
const SEEDINGS = { least: LEAST_VALUES, most: 12 } as const
const READ_GOAL_MS = 20

/** The API's reads with a hundred thousand products, beside the same reads with a thousand. */
export const catalogBench: Bench = {
  async run(note) {
    const seeding = await measureSeeding(note)
    note(`seeding ${SMALL} products`)
    const small = await openCatalog(SMALL, { isInMemory: true })
    note(`seeding ${LARGE} products`)
    const large = await openCatalog(LARGE, { isInMemory: true })
    try {
      return [
        ...seeding,
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

function measureSeeding(note: (text: string) => void): Promise<Figure[]> {
  return takeRounds({
    async own() {
      const { seedingMs, close } = await openCatalog(LARGE, { isInMemory: true })
      await close()
      return seedingMs
    },
    figures: [
      {
        name: 'seeding',
        unit: 's',
        of: (ms) => ms / 1000,
        goal: { of: 'value', atMost: SEEDING_GOAL_S },
      },
    ],
    ...SEEDINGS,
    note: (text) => note(`seeding ${LARGE} products: ${text}`),
  })
}
