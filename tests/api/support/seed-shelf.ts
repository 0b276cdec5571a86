import type { Database } from '../../../mocks/api/database/database'
import { categories } from '../../../mocks/api/database/tables/categories'
import { products } from '../../../mocks/api/database/tables/products'
import { users } from '../../../mocks/api/database/tables/users'

/** Puts a buyer (`usr_bea`) and a thousand pieces of one product (`prd_shelf`) into an empty database. */
export async function seedShelf(database: Database, priceCents: number): Promise<void> {
  const createdAt = new Date()
  await database.insert(users).values({
    id: 'usr_bea',
    name: 'Bea',
    email: 'bea@example.org',
    emailKey: 'bea@example.org',
    createdAt,
  })
  await database
    .insert(categories)
    .values({ id: 'cat_shelf', name: 'Shelf', nameKey: 'shelf', createdAt })
  await database.insert(products).values({
    id: 'prd_shelf',
    name: 'From the shelf',
    nameKey: 'from the shelf',
    description: 'Always there',
    priceCents,
    categoryId: 'cat_shelf',
    quantity: 1_000,
    shipping: 0,
    createdAt,
  })
}
