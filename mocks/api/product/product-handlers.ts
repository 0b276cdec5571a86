import { answer, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import type { Services } from '../services'
import { createProductFilter } from './filter-products'
import { listRelatedProducts, searchProducts } from './find-products'
import { listProducts } from './list-products'
import { findProduct } from './select-products'

/** What a list without a limit holds. */
const DEFAULT_LIMIT = 6
const ANY_CATEGORY = 'All'

/** The catalogue as shoppers see it. */
export function createProductHandlers({
  database,
}: Services): Pick<
  Handlers,
  'listProducts' | 'filterProducts' | 'searchProducts' | 'showProduct' | 'listRelatedProducts'
> {
  const filterProducts = createProductFilter(database)
  return {
    async listProducts({ query: { sortBy = 'createdAt', order = 'desc', limit = DEFAULT_LIMIT } }) {
      const count = limit === 'undefined' ? Number.POSITIVE_INFINITY : limit
      return answer(listProducts(database, { sortBy, order }, count))
    },

    async filterProducts({ body }) {
      if (body.filters.price.length === 1) {
        return refuse(400, 'filters.price: must be empty or hold the lowest and the highest price.')
      }
      const data = await filterProducts(body)
      return answer({ data, size: data.length })
    },

    async searchProducts({ query: { search, category = ANY_CATEGORY } }) {
      const categoryId = category === ANY_CATEGORY ? undefined : category
      return answer(await searchProducts(database, search, categoryId))
    },

    async showProduct({ path: { productId } }) {
      const product = await findProduct(database, productId)
      return product ? answer(product) : refuse(404, 'There is no such product.')
    },

    async listRelatedProducts({ path: { productId } }) {
      const product = await findProduct(database, productId)
      if (!product) return refuse(404, 'There is no such product.')
      return answer(await listRelatedProducts(database, product))
    },
  }
}
