import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { seedUserIds } from '../database/seeding/seed-ids'
import { settings } from '../database/tables/settings'
import { users } from '../database/tables/users'
import type { DataKind, StartSituation } from './start-situation'

const OWNER = 'data-owner'
/** Only the simulated provider creates this secret, so a shop that has only taken real payments has none. */
const SIMULATED_PROVIDER_KEY = 'gateway-signing-key'

/** Reads what a start needs to know about the data; works on a database without tables too. */
export async function inspectData(
  database: Database,
): Promise<Pick<StartSituation, 'data' | 'hasAdministrator'>> {
  if (!(await hasTables(database))) return { data: 'fresh', hasAdministrator: true }
  const [anybody] = await database.select({ id: users.id }).from(users).limit(1)
  const [administrator] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 1))
    .limit(1)
  return {
    data: await findOwner(database),
    // An empty database is filled with the seed, which has one.
    hasAdministrator: anybody === undefined || administrator !== undefined,
  }
}

/**
 * Stores which kind of start owns the data. Once production has opened it, it stays production data; demo data can
 * be taken into production, never the other way.
 *
 * @returns what it was until now
 */
export async function markOwner(database: Database, isForReal: boolean): Promise<DataKind> {
  const before = await findOwner(database)
  const value: DataKind = isForReal ? 'production' : 'demonstration'
  const insertion = database.insert(settings).values({ key: OWNER, value })
  await (isForReal
    ? insertion.onConflictDoUpdate({ target: settings.key, set: { value } })
    : insertion.onConflictDoNothing())
  return before
}

/**
 * To be called in the transaction that puts the state back to the seed: a process of a demonstration may still be
 * running when production takes its data, which waits here until the transaction is over, or has come before.
 *
 * @throws Error when production has taken the data over
 */
export async function holdDemonstration(transaction: Database): Promise<void> {
  const [mark] = await transaction
    .select()
    .from(settings)
    .where(eq(settings.key, OWNER))
    .for('update')
  if (mark?.value === 'production') {
    throw new Error('This data belongs to a shop in production now, so it is not reset.')
  }
}

async function findOwner(database: Database): Promise<DataKind> {
  const rows = await database
    .select()
    .from(settings)
    .where(inArray(settings.key, [OWNER, SIMULATED_PROVIDER_KEY]))
  const mark = rows.find(({ key }) => key === OWNER)
  if (mark) return mark.value === 'production' ? 'production' : 'demonstration'
  if (rows.length > 0) return 'demonstration'
  // Without a mark, since an earlier version has used it: whoever is not of the seed came to a shop with real payments.
  const [stranger] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(notInArray(users.id, [...seedUserIds]), isNotNull(users.passwordHash)))
    .limit(1)
  return stranger ? 'production' : 'fresh'
}

async function hasTables(database: Database): Promise<boolean> {
  const found = await database
    .select({ one: sql`1` })
    .from(sql`information_schema.tables`)
    .where(sql`table_name in ('users', 'settings') and table_schema = current_schema()`)
  return found.length === 2
}
