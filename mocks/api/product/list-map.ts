import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { catalogueChanges } from '../database/tables/catalogue-changes'
import { products } from '../database/tables/products'

/**
 * Where in the list of all products, newest first, those are that pass some filters. Good as long as the list has not
 * changed: with it a page is reached in so many steps as a stretch is long, however far down it lies.
 */
export interface ListMap {
  /** The list that was mapped. */
  readonly version: string
  /** In the list's order; those where nothing passes are left out. */
  readonly stretches: readonly Stretch[]
}

interface Stretch extends Place {
  /** How many of its products pass. */
  readonly matches: number
}

/** A product's place in the list, as the database wrote it. */
interface Place {
  readonly createdAt: string
  readonly id: string
}

/** The products of a page that lie in one stretch. */
export interface PagePart extends Place {
  readonly skip: number
  readonly take: number
}

/** How many products a stretch has, whether they pass or not. */
export const STRETCH_LENGTH = 250

/** Equal texts stand for equal lists. */
export const listVersion = sql<string>`(select coalesce(sum(${catalogueChanges.changes}), 0)::text from ${catalogueChanges})`

export const newestFirst = sql`${products.createdAt} desc, ${products.id} desc`

/** Compared as one, so that the index leads to the row. */
export function isFrom(place: SQL): SQL {
  return sql`(${products.createdAt}, ${products.id}) <= (${place})`
}

/** Walks the whole list once, in steps of a stretch; version and stretches are of one moment. */
export async function readListMap(
  database: Database,
  condition: SQL | undefined,
): Promise<ListMap> {
  const from = sql`from ${products}`
  const [map] = await database
    .select({
      version: listVersion,
      stretches: sql<readonly Stretch[]>`coalesce(
        jsonb_agg(stretch order by stretch."createdAt" desc, stretch.id desc)
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
          order by ${newestFirst} offset ${STRETCH_LENGTH} limit 1
        ) next
      )
      select start.*, (
        select count(*) filter (where ${condition ?? sql`true`}) from (
          select ${products.priceCents}, ${products.categoryId} ${from}
          where ${isFrom(sql`start."createdAt", start.id`)}
          order by ${newestFirst} limit ${STRETCH_LENGTH}
        ) as ${products}
      ) as matches
      from start
    ) stretch`)
  if (!map) throw new Error('The map of the list is a row, also of an empty one')
  return map
}

/** What the database says of the list now, to be held against a map's. */
export async function readListVersion(database: Database): Promise<string> {
  const [now] = await database.select({ version: listVersion }).from(sql`(select) as nothing`)
  if (!now) throw new Error('The version of the list is a row, also before any change')
  return now.version
}

/** Which parts of which stretches make a page; none when the list ends before it. */
export function findParts(
  { stretches }: ListMap,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): PagePart[] {
  const parts: PagePart[] = []
  let before = skip
  let left = limit
  for (const { createdAt, id, matches } of stretches) {
    const take = Math.min(matches - before, left)
    if (take > 0) parts.push({ createdAt, id, skip: before, take })
    before = Math.max(before - matches, 0)
    left -= Math.max(take, 0)
    if (left === 0) break
  }
  return parts
}
