import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '../database'
import { renewWithin } from '../seeding/renew-dates'
import { forgetChanges } from './forget-changes'
import { type ForeignCatalog, putCatalog } from './put-catalog'
import { recordingSql, SEED_SCHEMA, selectSchemaSql, unrecorded } from './schema-statements'
import { currentStep } from './steps'
import { putPhotos, readRows, type WorldRows, writeRows } from './world-rows'

/** The schema of a database that holds nothing else. */
const SCHEMA = SEED_SCHEMA

/** A whole database as the data of one world: what its steps have changed is recorded, and can be undone. */
export interface RecordedData {
  readonly database: Database
  /** Whether it was made when it was opened, and holds the seed. */
  readonly isNew: boolean
  /** See `hasChanged` of the databases of worlds, and so the others. */
  hasChanged(step: number): Promise<boolean>
  restore(step: number): Promise<void>
  forget(step: number): Promise<void>
  renew(now: Date, youngMs?: number): Promise<void>
  putCatalog(catalog: ForeignCatalog, now: Date): Promise<void>
  /** @param seedPhotos the hashes of the seed's photos, which stay out */
  read(seedPhotos: readonly string[]): Promise<WorldRows>
  /**
   * @param seedPhotos the rows of those of the seed's photos that belong to it
   * @param now when it is as if made; its dates stay as they are when left out
   */
  write(
    rows: WorldRows,
    seedPhotos: readonly unknown[],
    now?: Date,
    youngMs?: number,
  ): Promise<void>
}

/** Sets the step that the changes of a client are recorded under; to be called before each of its statements. */
export function createStepSelection(client: PGlite): () => Promise<void> {
  let inUse = ''
  return async () => {
    const statement = selectSchemaSql(SCHEMA, currentStep())
    if (statement === inUse) return
    await client.exec(statement)
    inUse = statement
  }
}

/**
 * Has the changes of a database recorded from now on; the steps of an earlier process can't be undone.
 *
 * @param view of its client, whose statements wait for their turn and select their step
 */
export async function recordData(view: PGlite, isNew: boolean): Promise<RecordedData> {
  const database = drizzle(view)
  await view.transaction(
    async (transaction) => void (await transaction.exec(`${recordingSql()}; truncate changes`)),
  )
  return {
    database,
    isNew,
    async hasChanged(step) {
      const { rows } = await view.query('select 1 from changes where step = $1 limit 1', [step])
      return rows.length > 0
    },
    async restore(step) {
      await view.transaction(
        async (transaction) =>
          void (await transaction.exec(unrecorded(`select restore_step(${step})`))),
      )
    },
    forget: (step) => forgetChanges(view, `${SCHEMA}.changes`, step),
    renew: (now, youngMs) =>
      view.transaction((transaction) => renewWithin(transaction, SCHEMA, now, youngMs)),
    putCatalog: (catalog, now) => putCatalog(database, catalog, now),
    read: (seedPhotos) =>
      view.transaction((transaction) => readRows(transaction, SCHEMA, seedPhotos)),
    write: (rows, seedPhotos, now, youngMs) =>
      view.transaction(async (transaction) => {
        await writeRows(transaction, SCHEMA, rows, () => putPhotos(transaction, SCHEMA, seedPhotos))
        if (now) await renewWithin(transaction, SCHEMA, now, youngMs)
      }),
  }
}
