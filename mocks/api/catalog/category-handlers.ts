import { asc } from 'drizzle-orm'
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
      const category = await createCategory(database, name, now())
      if (!category) return refuse(409, `name: there is a category ${name} already.`)
      return answer({ success: true, data: toWireCategory(category) })
    },
  }
}

type Category = Pick<CategoryRow, 'id' | 'name'>

const columns = { id: categories.id, name: categories.name }

/** Every category, the oldest first. */
function listCategories(database: Database): Promise<Category[]> {
  return database.select(columns).from(categories).orderBy(asc(categories.createdAt), categories.id)
}

/** Creates a category, `undefined` when there is one of that name, whatever its case and the blanks at its ends. */
async function createCategory(
  database: Database,
  name: string,
  createdAt: Date,
): Promise<Category | undefined> {
  const [created] = await database
    .insert(categories)
    .values({ id: createId('cat'), name, nameKey: foldText(name.trim()), createdAt })
    .onConflictDoNothing({ target: categories.nameKey })
    .returning(columns)
  return created
}
