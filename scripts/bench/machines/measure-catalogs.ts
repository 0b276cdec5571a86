import { createScratchDatabase } from '../../postgres/scratch-database'
import { measureReads } from '../catalog/measure-reads'
import { type OpenCatalog, openCatalog } from '../catalog/open-catalog'
import type { Figure } from '../figure'

const SMALL = 1_000
const LARGE = 100_000
const READ_GOAL_MS = 10

/** The reads of a large catalog on PostgreSQL, beside those of a small one. */
export async function measureCatalogs(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  return withCatalog(serverUrl, SMALL, note, (small) =>
    withCatalog(serverUrl, LARGE, note, (large) =>
      measureReads(small, large, {
        goalMs: READ_GOAL_MS,
        toName: (call) => `${call}, 100,000 products, 95th percentile`,
        note,
      }),
    ),
  )
}

async function withCatalog<Result>(
  serverUrl: string,
  productCount: number,
  note: (text: string) => void,
  work: (catalog: OpenCatalog) => Promise<Result>,
): Promise<Result> {
  note(`seeding ${productCount} products`)
  const database = await createScratchDatabase(serverUrl)
  try {
    const catalog = await openCatalog(productCount, { databaseUrl: database.url })
    try {
      return await work(catalog)
    } finally {
      await catalog.close()
    }
  } finally {
    await database.drop()
  }
}
