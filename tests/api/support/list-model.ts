import { eq } from 'drizzle-orm'
import type { Database } from '../../../mocks/api/database/database'
import { categories } from '../../../mocks/api/database/tables/categories'
import { type ProductRow, products } from '../../../mocks/api/database/tables/products'

export interface Filters {
  readonly category: string[]
  readonly price: number[]
}

export type ListedProduct = Pick<ProductRow, 'id' | 'createdAt' | 'categoryId' | 'priceCents'>
type Change = Partial<Omit<ListedProduct, 'id'>>

export const CATEGORIES = ['cat_many', 'cat_some', 'cat_few'] as const
const OPENED_AT = Date.parse('2026-01-01T00:00:00.123Z')
const ROWS_PER_INSERT = 1_000

/** Few moments, so that many products have the same one. */
export const toMoment = (index: number) => new Date(OPENED_AT + index * 1_000)

/** A list of products in a database, and the same as a plain array that says what every page has to hold. */
export async function createListModel(database: Database) {
  const rows = new Map<string, ListedProduct>()
  let made = 0

  await database.delete(products)
  await database
    .insert(categories)
    .values(CATEGORIES.map((id) => ({ id, name: id, nameKey: id, createdAt: toMoment(0) })))

  return {
    rows: () => [...rows.values()],

    async insert(fields: readonly Omit<ListedProduct, 'id'>[], through = database) {
      const added = fields.map((field) => {
        made += 1
        // In no order, and compared alike by every collation.
        return { ...field, id: `prd_${String((made * 7_919) % 100_000).padStart(5, '0')}` }
      })
      for (let from = 0; from < added.length; from += ROWS_PER_INSERT) {
        await through
          .insert(products)
          .values(added.slice(from, from + ROWS_PER_INSERT).map(toStoredRow))
      }
      for (const row of added) rows.set(row.id, row)
    },

    async change(row: ListedProduct, change: Change) {
      await database.update(products).set(change).where(eq(products.id, row.id))
      rows.set(row.id, { ...row, ...change })
    },

    async remove({ id }: ListedProduct) {
      await database.delete(products).where(eq(products.id, id))
      rows.delete(id)
    },

    /** The ids of the page, by looking at every product. */
    page(skip: number, limit: number, { category, price: [low = 0, high = Infinity] }: Filters) {
      return [...rows.values()]
        .filter(({ categoryId }) => category.length === 0 || category.includes(categoryId))
        .filter(({ priceCents }) => priceCents >= low * 100 && priceCents < (high + 1) * 100)
        .sort(compareNewestFirst)
        .slice(skip, skip + limit)
        .map(({ id }) => id)
    },
  }
}

function compareNewestFirst(one: ListedProduct, other: ListedProduct): number {
  return (
    other.createdAt.getTime() - one.createdAt.getTime() ||
    (one.id < other.id ? 1 : Number(one.id > other.id) * -1)
  )
}

function toStoredRow(row: ListedProduct): ProductRow {
  return {
    ...row,
    name: row.id,
    nameKey: row.id,
    description: 'Somewhere in a long list',
    quantity: 10,
    shipping: 0,
    sold: 0,
    photoHash: null,
    revision: 0,
  }
}
