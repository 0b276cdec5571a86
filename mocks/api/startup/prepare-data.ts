import type { PasswordHasher } from '../auth/password-hasher'
import type { Configuration } from '../configuration'
import type { Database, PrepareDatabase } from '../database/database'
import { openShop } from '../database/seeding/open-shop'
import { isEmpty } from '../database/seeding/reset-database'
import type { Log } from '../http/log'
import { closeAccounts } from './close-accounts'
import { inspectData, markOwner } from './data-owner'
import { decideStart } from './decide-start'
import { markProvider } from './mark-provider'
import { assertStarts } from './read-situation'
import type { StartSituation, StartsDecision } from './start-situation'

/** How the data that a start finds becomes the data that it serves. */
export interface DataPreparation {
  /** @throws ConfigurationError when this start must not change the data */
  readonly admit: PrepareDatabase
  /** Stores the demonstration's seed, and as many products as were asked for. */
  readonly fill: PrepareDatabase
  /**
   * Fills an empty database, in production with an administrator alone, and marks what kind of start and which payment
   * provider it belongs to.
   */
  readonly prepare: PrepareDatabase
}

interface PreparationOptions {
  readonly configuration: Configuration
  readonly situation: StartSituation
  readonly decision: Pick<StartsDecision, 'isForReal' | 'warnings'>
  /** Products that there are to be at least. */
  readonly productCount: number
  readonly passwords: PasswordHasher
  readonly log: Log
  now(): Date
  /** What has to have succeeded before anything is changed. */
  readonly changesAfter?: Promise<unknown> | undefined
}

export function createDataPreparation({
  configuration,
  situation,
  decision: { isForReal, warnings },
  productCount,
  passwords,
  log,
  now,
  changesAfter,
}: PreparationOptions): DataPreparation {
  // The seed is loaded only when needed.
  const grow = async (database: Database) => {
    if (productCount === 0) return
    const { growCatalog } = await import('../database/seeding/grow-catalog')
    await growCatalog(database, productCount, now())
  }
  const fill = async (database: Database) => {
    const { seedDatabase } = await import('../database/seeding/seed-database')
    await seedDatabase(database, { passwords, now })
    await grow(database)
  }
  return {
    fill,
    async admit(database) {
      const found = assertStarts(decideStart({ ...situation, ...(await inspectData(database)) }))
      for (const message of found.warnings) {
        if (!warnings.includes(message)) log({ level: 'warn', event: 'start', message })
      }
      await changesAfter
    },
    // On a database server one process at a time does this; the others wait.
    async prepare(database) {
      const isNew = await isEmpty(database)
      if (!isNew) await grow(database)
      else if (!isForReal) await fill(database)
      // Together, or a start that ends in between would leave accounts open in data that counts as production's.
      await database.transaction(async (transaction) => {
        if (isNew && isForReal) await openShop(transaction, now())
        const data = await markOwner(transaction, isForReal)
        const { braintree } = configuration
        await markProvider({ database: transaction, log, now }, data, { braintree, isForReal })
        const closing = { database: transaction, passwords, log }
        if (isForReal) await closeAccounts(closing, data, configuration)
      })
    },
  }
}
