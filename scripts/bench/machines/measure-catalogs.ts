import { createScratchDatabase } from '../../postgres/scratch-database'
import { measureCatalog } from '../catalog/measure-catalog'
import { toReadFigures } from '../catalog/read-figures'
import type { Figure } from '../figure'

const SMALL = 1_000
const LARGE = 100_000
const READ_GOAL_MS = 10

/** The reads of a large catalog on PostgreSQL, beside those of a small one. */
export async function measureCatalogs(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  const measure = async (productCount: number) => {
    note(`seeding ${productCount} products`)
    const database = await createScratchDatabase(serverUrl)
    try {
      return await measureCatalog(productCount, { databaseUrl: database.url })
    } finally {
      await database.drop()
    }
  }
  const small = await measure(SMALL)
  const large = await measure(LARGE)
  return toReadFigures(small, large, {
    goalMs: READ_GOAL_MS,
    toName: (call) => `${call}, 100,000 products, 95th percentile`,
  })
}
