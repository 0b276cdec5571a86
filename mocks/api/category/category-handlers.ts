import { answer, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import type { Services } from '../services'
import { createCategory, listCategories } from './category-store'

/** Product categories. */
export function createCategoryHandlers({
  database,
  now,
}: Services): Pick<Handlers, 'listCategories' | 'createCategory'> {
  return {
    async listCategories() {
      return answer(await listCategories(database))
    },

    async createCategory({ body }) {
      const name = body.name.trim()
      const category = await createCategory(database, name, now())
      if (!category) return refuse(409, `name: there is a category ${name} already.`)
      return answer({ success: true, data: category })
    },
  }
}
