import type { Database } from '../database'
import { maintain } from '../embedded/maintain'
import { openMemoryClient } from '../embedded/open-embedded'
import { createStatementQueue, type StatementQueue } from '../embedded/queue-statements'
import { growCatalog } from '../seeding/grow-catalog'
import { renewDates, renewWithin } from '../seeding/renew-dates'
import { DroppedSchema } from './dropped-schema'
import { forgetChanges } from './forget-changes'
import { type ForeignCatalog, putCatalog } from './put-catalog'
import {
  clearSql,
  copySql,
  createWorldSql,
  indexSql,
  type Leaving,
  leaveOutSql,
  refillWorldSql,
  repeatOrdersSql,
  SEED_SCHEMA,
  SPARE_WORLDS,
  selectSchemaSql,
  unrecorded,
} from './schema-statements'
import { createSpareSchemas } from './spare-schemas'
import { currentStep } from './steps'
import { createWorldClient } from './world-client'
import {
  copyPhotos,
  listPhotos,
  readPhotos,
  readRows,
  type WorldRows,
  writeRows,
} from './world-rows'

/**
 * One embedded database, shared by worlds: each has a schema of its own. A schema is used again for another world, its name
 * never: whatever comes late from a world that is dropped is refused.
 */
export interface WorldDatabases {
  /**
   * Makes a schema with a copy of another one's state.
   *
   * @returns the name by which the world has it
   */
  create(from: string): Promise<string>
  /**
   * Puts another schema's state in place of this one's, and forgets its history; all or nothing.
   *
   * @param now when it is as if made, as with `renew`; as it is elsewhere when left out
   */
  replace(schema: string, from: string, now?: Date, youngMs?: number): Promise<void>
  /** Moves the dates of a state as if it had been made now; no step has it. One of at most `youngMs` stays as it is. */
  renew(schema: string, now: Date, youngMs?: number): Promise<void>
  leaveOut(schema: string, what: Leaving): Promise<void>
  /** Fills the catalog up with generated products. */
  growCatalog(schema: string, productCount: number, now: Date): Promise<void>
  /** Puts what another backend sells into the catalog; no step of a history has it. */
  putCatalog(schema: string, catalog: ForeignCatalog, now: Date): Promise<void>
  /** Repeats the orders that there are until there are so many. */
  repeatOrders(schema: string, orderCount: number): Promise<void>
  read(schema: string): Promise<WorldRows>
  /**
   * Puts rows in place of a schema's state, and forgets its history; all or nothing.
   *
   * @throws what the database says of rows that don't fit
   */
  write(schema: string, rows: WorldRows): Promise<void>
  /** The hashes of the seed's photos. */
  listSeedPhotos(): Promise<readonly string[]>
  /** Rows of the seed's photos; of a hash that the seed does not have there is none. */
  readSeedPhotos(hashes: readonly string[]): Promise<readonly unknown[]>
  /** The database as a world sees it. */
  of(schema: string): Database
  /** Whether a step has changed anything. */
  hasChanged(schema: string, step: number): Promise<boolean>
  /** Undoes every change after a step, the last one first. */
  restore(schema: string, step: number): Promise<void>
  /** Lets go of what was changed before a step, which can't be undone from then on. */
  forget(schema: string, step: number): Promise<void>
  drop(schema: string): Promise<void>
  close(): Promise<void>
}

/** Opens an embedded database that holds the seed, as if it had been stored now, and is gone when it is closed. */
export async function openWorldDatabases(openedAt = new Date()): Promise<WorldDatabases> {
  const client = await openMemoryClient(true, openedAt)
  const queue = maintain(client, createStatementQueue())
  const inTurn: StatementQueue = async (work) => {
    spares.postpone()
    try {
      return await queue(work)
    } finally {
      spares.postpone()
    }
  }
  const { transact, execute, database } = createWorldClient(client, inTurn)
  const spares = createSpareSchemas(SPARE_WORLDS, createSchema)
  /** Spare schemas whose dates may still be those of the template. */
  const old = new Set<string>(SPARE_WORLDS)
  /** The schema of each name that is not dropped. */
  const schemas = new Map([[SEED_SCHEMA, SEED_SCHEMA]])
  const indexed = new Set<string>()
  let made = 0
  let named = 0

  /** To be asked in the turn in which the schema is used: before, its world may still be dropped. */
  function schemaOf(name: string): string {
    const schema = schemas.get(name)
    // What follows it in the search path is the seed.
    if (schema === undefined) throw new DroppedSchema(name)
    return schema
  }

  const of = (name: string) => database(() => selectSchemaSql(schemaOf(name), currentStep()))

  async function createSchema(): Promise<string> {
    made += 1
    const schema = `world_${made}`
    await execute(() => createWorldSql(schema))
    return schema
  }

  /** Gives a spare one the dates of the seed: for all at once, the first world would wait. */
  async function renewSpare(schema: string): Promise<void> {
    if (old.has(schema)) await inTurn(() => renewDates(client, schema, openedAt))
  }

  /** For a world of more than a few rows. */
  async function index(name: string): Promise<void> {
    if (indexed.has(schemaOf(name))) return
    await execute(() => indexSql(schemaOf(name)))
    indexed.add(schemaOf(name))
  }

  /** Puts another schema's state into a spare one, with the indexes that it is read by. */
  async function fill(schema: string, from: string): Promise<void> {
    let isIndexed = indexed.has(schema)
    await execute(() => {
      const source = schemaOf(from)
      const refill = refillWorldSql(source, schema)
      if (isIndexed || !indexed.has(source)) return refill
      isIndexed = true
      return `${refill};\n${indexSql(schema)}`
    })
    if (isIndexed) indexed.add(schema)
  }

  async function indexLike(name: string, from: string): Promise<void> {
    if (indexed.has(schemaOf(from))) await index(name)
  }

  return {
    async create(from) {
      const schema = await spares.take()
      try {
        await (from === SEED_SCHEMA ? renewSpare(schema) : fill(schema, from))
        old.delete(schema)
      } catch (error) {
        // Nothing of it was done.
        spares.putBack(schema)
        throw error
      }
      named += 1
      const name = `${schema}_as_${named}`
      schemas.set(name, schema)
      spares.refillSoon()
      return name
    },
    async replace(name, from, now, youngMs) {
      await transact(async (transaction) => {
        const schema = schemaOf(name)
        const statements = `${clearSql(schema)}; ${copySql(schemaOf(from), schema)}`
        await transaction.exec(unrecorded(statements))
        if (now) await renewWithin(transaction, schema, now, youngMs)
      })
      await indexLike(name, from)
    },
    renew: (name, now, youngMs) => inTurn(() => renewDates(client, schemaOf(name), now, youngMs)),
    leaveOut: (name, what) => execute(() => unrecorded(leaveOutSql(schemaOf(name), what))),
    async growCatalog(name, productCount, now) {
      await growCatalog(of(name), productCount, now)
      await index(name)
    },
    async putCatalog(name, catalog, now) {
      await putCatalog(of(name), catalog, now)
      await index(name)
    },
    async repeatOrders(name, orderCount) {
      await execute(() => unrecorded(repeatOrdersSql(schemaOf(name), orderCount)))
      await index(name)
    },
    read: (name) =>
      inTurn(async () => readRows(client, schemaOf(name), await listPhotos(client, SEED_SCHEMA))),
    async write(name, rows) {
      await transact((transaction) => {
        const schema = schemaOf(name)
        return writeRows(transaction, schema, rows, (hashes) =>
          copyPhotos(transaction, SEED_SCHEMA, schema, hashes),
        )
      })
      await index(name)
    },
    listSeedPhotos: () => inTurn(() => listPhotos(client, SEED_SCHEMA)),
    readSeedPhotos: (hashes) => inTurn(() => readPhotos(client, SEED_SCHEMA, hashes)),
    of,
    async hasChanged(name, step) {
      const ask = () =>
        client.query(`select 1 from ${schemaOf(name)}.changes where step = ${step} limit 1`)
      return (await inTurn(ask)).rows.length > 0
    },
    restore: (name, step) =>
      execute(() => unrecorded(`select ${schemaOf(name)}.restore_step(${step})`)),
    forget: (name, step) => inTurn(() => forgetChanges(client, `${schemaOf(name)}.changes`, step)),
    async drop(name) {
      const schema = schemaOf(name)
      schemas.delete(name)
      if (spares.hasRoom())
        return spares.add(schema, () => execute(() => refillWorldSql(SEED_SCHEMA, schema)))
      await execute(() => `drop schema ${schema} cascade`)
      indexed.delete(schema)
    },
    async close() {
      await spares.close()
      await client.close()
    },
  }
}
