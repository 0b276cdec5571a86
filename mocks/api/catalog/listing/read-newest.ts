import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { products } from '../../database/tables/products'
import { isFrom, listVersion, newestFirst, type PagePart } from './page-index'
import { type ProductRecord, selectProducts } from './select-products'

export interface NewestPage {
  readonly limit: number
  readonly skip?: number
  /** Looks at so many of the newest products only, so that the page may be short. */
  readonly among?: number
}

/** The products that meet a condition, newest first: all of them, or a page by its offset. */
export async function readNewest(
  database: Database,
  condition: SQL = sql`true`,
  page?: NewestPage,
): Promise<ProductRecord[]> {
  if (page) return readOnPage(database, countDown(condition, page))
  return selectProducts(database).where(condition).orderBy(newestFirst)
}

/** The products of some parts of an indexed list; none when the list has changed since. */
export function readParts(
  database: Database,
  condition: SQL = sql`true`,
  parts: readonly PagePart[],
  version: string,
): Promise<ProductRecord[]> {
  const length = parts.reduce((sum, { take }) => sum + take, 0)
  const ids = sql`
    select located.id from
      jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as part("createdAt" timestamptz, id text, skip integer, take integer),
      lateral (
        select ${products.id} from ${products}
        where ${condition} and ${isFrom(sql`part."createdAt", part.id`)}
        order by ${newestFirst} offset part.skip limit part.take
      ) located
    limit ${length}`
  // One statement, so that version and products are of the same moment.
  return readOnPage(database, ids, sql`${listVersion} = ${version}`)
}

/** Rows are skipped in a database index, which covers the condition. */
function countDown(condition: SQL, { limit, skip = 0, among }: NewestPage): SQL {
  const { id, createdAt, categoryId, priceCents } = products
  const source =
    among === undefined
      ? sql`${products}`
      : sql`(
          select ${id}, ${createdAt}, ${categoryId}, ${priceCents} from ${products}
          order by ${newestFirst} limit ${among}
        ) as ${products}`
  return sql`
    select ${id} from ${source} where ${condition}
    order by ${newestFirst} limit ${limit} offset ${skip}`
}

/** Reads whole rows for the page only. */
async function readOnPage(database: Database, ids: SQL, condition?: SQL): Promise<ProductRecord[]> {
  return selectProducts(database)
    .innerJoin(sql`(${ids}) as on_page`, sql`on_page.id = ${products.id}`)
    .where(condition)
    .orderBy(newestFirst)
}
