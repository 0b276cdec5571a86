import type { PGlite, Transaction } from '@electric-sql/pglite'
import { is } from 'drizzle-orm'
import { getTableConfig, type PgTable, PgTimestamp } from 'drizzle-orm/pg-core'
import { signInAccounts } from '../seed/accounts'
import { gatewayNonces, gatewayTransactions, gatewayVaultedMethods } from '../tables/gateway'
import { orders } from '../tables/orders'
import { users } from '../tables/users'
import { unrecorded } from '../worlds/schema-statements'
import { stateTables } from './reset-database'
import { SHOP_AGE_DAYS } from './seed-database'
import { toUserId } from './seed-ids'

/** A seed of that age is as good as new, and starts sooner. */
const YOUNG_MS = 60 * 60 * 1000

const [ADMINISTRATOR] = signInAccounts

/** The date within a line of an order: of the product, as it was when it was bought. */
const LINE_DATE = 'productCreatedAt'

/** Their `record` holds dates too. */
const GATEWAY: ReadonlySet<PgTable> = new Set<PgTable>([
  gatewayNonces,
  gatewayTransactions,
  gatewayVaultedMethods,
])

/**
 * Moves the dates of a seed, as if it had been stored now: a template is as old as the installation or the package, and
 * what is new in the shop would not be. How old it is, the account of its administrator tells, which every state has.
 *
 * @param schema which holds the seed, or what a state has made of it
 * @param youngMs up to which age it stays as it is
 */
export async function renewDates(
  client: PGlite,
  schema: string,
  now: Date,
  youngMs?: number,
): Promise<void> {
  await client.transaction((transaction) => renewWithin(transaction, schema, now, youngMs))
}

/** The same within a transaction that has done something else to the schema. */
export async function renewWithin(
  transaction: Transaction,
  schema: string,
  now: Date,
  youngMs = YOUNG_MS,
): Promise<void> {
  const { name } = getTableConfig(users)
  const { rows } = await transaction.query<{ age: number }>(
    `select 1000 * extract(epoch from $1::timestamptz - created_at - interval '${SHOP_AGE_DAYS} days')::float8
      as age from ${schema}.${name} where id = $2`,
    [now, toUserId(ADMINISTRATOR.key)],
  )
  const [administrator] = rows
  if (!administrator) throw new Error(`${schema} has no account that tells how old it is`)
  const ageMs = Math.round(administrator.age)
  if (Math.abs(ageMs) <= youngMs) return
  // It is no change that a world records, but one of what the catalog shows.
  await transaction.exec(unrecorded(moveDatesSql(schema, ageMs).join(';\n')))
}

function moveDatesSql(schema: string, byMs: number): string[] {
  const by = `interval '${byMs} milliseconds'`
  /** Of a date as JSON has it. */
  const moveText = (text: string) =>
    `to_char(((${text})::timestamptz + ${by}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const lines = `select jsonb_agg(line || jsonb_build_object('${LINE_DATE}', ${moveText(`line ->> '${LINE_DATE}'`)}) order by place)
    from jsonb_array_elements(lines) with ordinality as each_line (line, place)`
  const dated = `select jsonb_object_agg(key, ${moveText('value')})
    from jsonb_each_text(record) where key in ('createdAt', 'expiresAt')`
  return stateTables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    const dates = columns.filter((column) => is(column, PgTimestamp))
    const moved = dates.map((column) => `${column.name} = ${column.name} + ${by}`)
    if (table === orders) moved.push(`lines = (${lines})`)
    if (GATEWAY.has(table)) moved.push(`record = record || coalesce((${dated}), '{}')`)
    return moved.length > 0 ? [`update ${schema}.${name} set ${moved.join(', ')}`] : []
  })
}
