import { asc, eq } from 'drizzle-orm'
import { answer, refuse } from '../contract/operation'
import type { Database } from '../database/database'
import { type CategoryRow, categories } from '../database/tables/categories'
import type { Handlers } from '../http/request-context'
import { createId } from '../lib/create-id'
import { foldText } from '../lib/fold-text'
import type { Services } from '../services'
import { toWireCategory } from '../wire'

/** Product categories. */
export function createCategoryHandlers({
  database,
  now,
}: Services): Pick<Handlers, 'listCategories' | 'createCategory'> {
  return {
    async listCategories() {
      return answer((await listCategories(database)).map(toWireCategory))
    },

    async createCategory({ body: { name } }) {
      const created = await createCategory(database, name, now())
      if (created) return answer({ success: true, data: toWireCategory(created) })
      const [taken] = await database
        .select(columns)
        .from(categories)
        .where(eq(categories.nameKey, toNameKey(name)))
      return refuse(409, `name: there is a category ${taken?.name ?? name} already.`)
    },
  }
}

type Category = Pick<CategoryRow, 'id' | 'name'>

const columns = { id: categories.id, name: categories.name }

/** Every category, the oldest first. */
function listCategories(database: Database): Promise<Category[]> {
  return database.select(columns).from(categories).orderBy(asc(categories.createdAt), categories.id)
}

/** By this a name is unique: whatever its case and the blanks at its ends. */
function toNameKey(name: string): string {
  return foldText(name.trim())
}

/** Creates a category, `undefined` when there is one of that name. */
async function createCategory(
  database: Database,
  name: string,
  createdAt: Date,
): Promise<Category | undefined> {
  const [created] = await database
    .insert(categories)
    .values({ id: createId('cat'), name, nameKey: toNameKey(name), createdAt })
    .onConflictDoNothing({ target: categories.nameKey })
    .returning(columns)
  return created
}
