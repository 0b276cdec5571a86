import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { products } from '../database/tables/products'
import { isFrom, listVersion, newestFirst, type PagePart } from './list-map'
import { type Product, selectProducts, toProduct } from './select-products'

export interface NewestPage {
  readonly limit: number
  readonly skip?: number
  /** Look among so many of the newest products alone; the page is not full when it isn't, or not all, there. */
  readonly among?: number
}

/** The products that fulfil a condition, newest first: all of them, or a page, the way to which is counted. */
export async function readNewest(
  database: Database,
  condition: SQL = sql`true`,
  page?: NewestPage,
): Promise<Product[]> {
  if (page) return readOnPage(database, countDown(condition, page))
  const views = await selectProducts(database).where(condition).orderBy(newestFirst)
  return views.map(toProduct)
}

/** The products of such parts of a mapped list; none when the list has another version by now. */
export function readParts(
  database: Database,
  condition: SQL = sql`true`,
  parts: readonly PagePart[],
  version: string,
): Promise<Product[]> {
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
  // In one statement, so that the version is that of the very list which the products are read from.
  return readOnPage(database, ids, sql`${listVersion} = ${version}`)
}

/** Rows that are skipped are counted in an index, which holds all that the condition asks for. */
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

/** Only what is on the page is read whole. */
async function readOnPage(database: Database, ids: SQL, condition?: SQL): Promise<Product[]> {
  const views = await selectProducts(database)
    .innerJoin(sql`(${ids}) as on_page`, sql`on_page.id = ${products.id}`)
    .where(condition)
    .orderBy(newestFirst)
  return views.map(toProduct)
}
