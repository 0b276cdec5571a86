import { asc } from 'drizzle-orm'
import type { components } from '../../../src/api/generated/schema'
import { createId } from '../create-id'
import type { Database } from '../database/database'
import { categories } from '../database/tables/categories'
import { foldText } from '../fold-text'

type Category = components['schemas']['Category']

const shown = { _id: categories.id, name: categories.name }

/** Every category, the oldest first. */
export function listCategories(database: Database): Promise<Category[]> {
  return database.select(shown).from(categories).orderBy(asc(categories.createdAt), categories.id)
}

/** Creates a category, `undefined` when there is one of that name, whatever its case. */
export async function createCategory(
  database: Database,
  name: string,
  createdAt: Date,
): Promise<Category | undefined> {
  const [created] = await database
    .insert(categories)
    .values({ id: createId('cat'), name, nameKey: foldText(name), createdAt })
    .onConflictDoNothing({ target: categories.nameKey })
    .returning(shown)
  return created
}
