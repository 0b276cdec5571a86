import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { catalogChanges } from '../../database/tables/catalog-changes'
import { products } from '../../database/tables/products'

/**
 * Counts, for each chunk of the list of all products, newest first, how many pass some filters. Valid until the list
 * changes. Lookup costs O(chunk), whatever the offset.
 */
export interface PageIndex {
  /** Of the list that was indexed. */
  readonly version: string
  /** In the list's order; chunks without a match are left out. */
  readonly chunks: readonly Chunk[]
}

interface Chunk extends Position {
  /** How many of its products pass. */
  readonly matches: number
}

/** A product's position in the list, as the database writes it. */
interface Position {
  readonly createdAt: string
  readonly id: string
}

/** The products of a page that lie in one chunk. */
export interface PagePart extends Position {
  readonly skip: number
  readonly take: number
}

/** How many products a chunk has, whether they pass or not. */
export const CHUNK_LENGTH = 250

/** Differs whenever the list does. */
export const listVersion = sql<string>`(select coalesce(sum(${catalogChanges.changes}), 0)::text from ${catalogChanges})`

export const newestFirst = sql`${products.createdAt} desc, ${products.id} desc`

/** A row comparison, which the database's index serves. */
export function isFrom(position: SQL): SQL {
  return sql`(${products.createdAt}, ${products.id}) <= (${position})`
}

/**
 * Reads the whole list once, chunk by chunk; version and chunks are of the same moment.
 *
 * @throws Error when the database answers with no row
 */
export async function readPageIndex(
  database: Database,
  condition: SQL | undefined,
): Promise<PageIndex> {
  const from = sql`from ${products}`
  const [index] = await database
    .select({
      version: listVersion,
      chunks: sql<readonly Chunk[]>`coalesce(
        jsonb_agg(chunk order by chunk."createdAt" desc, chunk.id desc)
          filter (where matches > 0),
        '[]'
      )`,
    })
    .from(sql`(
      with recursive start("createdAt", id) as (
        (select ${products.createdAt}, ${products.id} ${from} order by ${newestFirst} limit 1)
        union all
        select next.* from start, lateral (
          select ${products.createdAt}, ${products.id} ${from}
          where ${isFrom(sql`start."createdAt", start.id`)}
          order by ${newestFirst} offset ${CHUNK_LENGTH} limit 1
        ) next
      )
      select start.*, (
        select count(*) filter (where ${condition ?? sql`true`}) from (
          select ${products.priceCents}, ${products.categoryId} ${from}
          where ${isFrom(sql`start."createdAt", start.id`)}
          order by ${newestFirst} limit ${CHUNK_LENGTH}
        ) as ${products}
      ) as matches
      from start
    ) chunk`)
  if (!index) throw new Error('The index of the list is a row, also of an empty one')
  return index
}

/**
 * The list's present version, to be compared with an index's.
 *
 * @throws Error when the database answers with no row
 */
export async function readListVersion(database: Database): Promise<string> {
  const [now] = await database.select({ version: listVersion }).from(sql`(select) as nothing`)
  if (!now) throw new Error('The version of the list is a row, also before any change')
  return now.version
}

/** Which parts of which stretches make a page; none when the list ends before it. */
export function findParts(
  { chunks }: PageIndex,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): PagePart[] {
  const parts: PagePart[] = []
  let before = skip
  let left = limit
  for (const { createdAt, id, matches } of chunks) {
    const take = Math.min(matches - before, left)
    if (take > 0) parts.push({ createdAt, id, skip: before, take })
    before = Math.max(before - matches, 0)
    left -= Math.max(take, 0)
    if (left === 0) break
  }
  return parts
}
