import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '../database'
import { openMemoryClient } from '../embedded/open-embedded'
import { createStatementQueue, queueStatements } from '../embedded/queue-statements'
import { growCatalog } from '../seeding/grow-catalog'
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
} from './schema-statements'
import { readRows, type WorldRows, writeRows } from './world-rows'

/** Schemas with the seed, made ahead of need. */
const LEAST_SPARE = 2
const MOST_SPARE = 8
const REFILL_AFTER_MS = 100

const steps = new AsyncLocalStorage<number>()

/** Does work whose changes are recorded as one step of a world's history. */
export function inStep<Result>(step: number, work: () => Result): Result {
  return steps.run(step, work)
}

/** One embedded database, shared by worlds: each has a schema of its own. */
export interface WorldDatabases {
  /**
   * Makes a schema with a copy of another one's state.
   *
   * @returns its name
   */
  create(from: string): Promise<string>
  /** Puts another schema's state in place of this one's, and forgets its history; all or nothing. */
  replace(schema: string, from: string): Promise<void>
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
  /** The database as a world sees it. */
  of(schema: string): Database
  /** Whether a step has changed anything. */
  hasChanged(schema: string, step: number): Promise<boolean>
  /** Undoes every change after a step, the last one first. */
  restore(schema: string, step: number): Promise<void>
  drop(schema: string): Promise<void>
  close(): Promise<void>
}

/** Opens an embedded database that holds the seed and is gone when it is closed. */
export async function openWorldDatabases(): Promise<WorldDatabases> {
  const client = await openMemoryClient(true)
  const inTurn = createStatementQueue()
  const spares = [...SPARE_WORLDS]
  let made = 0
  let inUse = ''
  let refilling = Promise.resolve()
  let pause: NodeJS.Timeout | undefined
  const indexed = new Set<string>()
  const dropped = new Set<string>()

  /** A client has one search path, so that it changes with the world. */
  async function use(schema: string): Promise<void> {
    // What follows it in the search path is the seed.
    if (dropped.has(schema)) throw new Error(`The world of ${schema} is deleted.`)
    const statement = selectSchemaSql(schema, steps.getStore() ?? 0)
    if (statement === inUse) return
    await client.exec(statement)
    inUse = statement
  }

  /** All or nothing; the search path is unknown afterwards. */
  function execute(statements: string): Promise<void> {
    return inTurn(async () => {
      inUse = ''
      await client.transaction(async (transaction) => void (await transaction.exec(statements)))
    })
  }

  function of(schema: string): Database {
    return drizzle(queueStatements(client, inTurn, () => use(schema)))
  }

  async function createSchema(): Promise<string> {
    made += 1
    const schema = `world_${made}`
    await execute(createWorldSql(schema))
    return schema
  }

  /** When nobody has made a world for a moment: what they ask their worlds would wait for it. */
  function refillSoon(): void {
    clearTimeout(pause)
    pause = setTimeout(() => {
      refilling = refill()
    }, REFILL_AFTER_MS)
    pause.unref()
  }

  async function refill(): Promise<void> {
    try {
      while (spares.length < LEAST_SPARE) spares.push(await createSchema())
    } catch {
      // Whoever needs a schema then makes it, and meets the error.
    }
  }

  /** For a world of more than a few rows. */
  async function index(schema: string): Promise<void> {
    if (indexed.has(schema)) return
    await execute(indexSql(schema))
    indexed.add(schema)
  }

  async function indexLike(schema: string, from: string): Promise<void> {
    if (indexed.has(from)) await index(schema)
  }

  return {
    async create(from) {
      const schema = spares.shift() ?? (await createSchema())
      if (from !== SEED_SCHEMA) await execute(refillWorldSql(from, schema))
      await indexLike(schema, from)
      refillSoon()
      return schema
    },
    async replace(schema, from) {
      await execute(unrecorded(`${clearSql(schema)}; ${copySql(from, schema)}`))
      await indexLike(schema, from)
    },
    leaveOut: (schema, what) => execute(unrecorded(leaveOutSql(schema, what))),
    async growCatalog(schema, productCount, now) {
      await growCatalog(of(schema), productCount, now)
      await index(schema)
    },
    async putCatalog(schema, catalog, now) {
      await putCatalog(of(schema), catalog, now)
      await index(schema)
    },
    async repeatOrders(schema, orderCount) {
      await execute(unrecorded(repeatOrdersSql(schema, orderCount)))
      await index(schema)
    },
    read: (schema) => inTurn(() => readRows(client, schema, SEED_SCHEMA)),
    async write(schema, rows) {
      await inTurn(async () => {
        inUse = ''
        await client.transaction((transaction) => writeRows(transaction, schema, SEED_SCHEMA, rows))
      })
      await index(schema)
    },
    of,
    async hasChanged(schema, step) {
      const query = `select 1 from ${schema}.changes where step = ${step} limit 1`
      return (await inTurn(() => client.query(query))).rows.length > 0
    },
    restore: (schema, step) => execute(unrecorded(`select ${schema}.restore_step(${step})`)),
    async drop(schema) {
      if (spares.length >= MOST_SPARE) {
        dropped.add(schema)
        await execute(`drop schema ${schema} cascade`)
        indexed.delete(schema)
        return
      }
      await execute(refillWorldSql(SEED_SCHEMA, schema))
      spares.push(schema)
    },
    async close() {
      clearTimeout(pause)
      await refilling
      await client.close()
    },
  }
}

/** Statements whose changes are no step of a world's history. */
function unrecorded(statements: string): string {
  return `set local world.step = '0'; ${statements}`
}
