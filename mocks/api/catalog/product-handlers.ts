import { answer, refuse } from '../contract/operation'
import type { Handlers } from '../http/request-context'
import type { Services } from '../services'
import { fromWireFilter, mapBatches, toWireProduct } from '../wire'
import { createProductFilter } from './listing/filter-products'
import { listProducts, listRelatedProducts, searchProducts } from './listing/list-products'
import { findProduct, type ProductRecord } from './listing/select-products'
import { tagProduct } from './tag-product'

/** The length of a list without a limit. */
const DEFAULT_LIMIT = 6
const ANY_CATEGORY = 'All'

/** The catalogue as shoppers see it. */
export function createProductHandlers({
  database,
  publicPath,
}: Services): Pick<
  Handlers,
  'listProducts' | 'filterProducts' | 'searchProducts' | 'showProduct' | 'listRelatedProducts'
> {
  const filterProducts = createProductFilter(database)
  const toWire = (product: ProductRecord) => toWireProduct(product, publicPath)
  return {
    async listProducts({ query: { sortBy = 'createdAt', order = 'desc', limit = DEFAULT_LIMIT } }) {
      const count = limit === 'undefined' ? Number.POSITIVE_INFINITY : limit
      return answer(mapBatches(listProducts(database, { sortBy, order }, count), toWire))
    },

    async filterProducts({ body }) {
      if (body.filters.price.length === 1) {
        return refuse(400, 'filters.price: must be empty or hold the lowest and the highest price.')
      }
      const found = await filterProducts(fromWireFilter(body))
      return answer({ data: found.map(toWire), size: found.length })
    },

    async searchProducts({ query: { search, category = ANY_CATEGORY } }) {
      const categoryId = category === ANY_CATEGORY ? undefined : category
      const found = await searchProducts(database, search, categoryId)
      return answer(found.map(toWire))
    },

    async showProduct({ path: { productId } }) {
      const product = await findProduct(database, productId)
      if (!product) return refuse(404, 'There is no such product.')
      return { ...answer(toWire(product)), tag: tagProduct(product) }
    },

    async listRelatedProducts({ path: { productId } }) {
      const product = await findProduct(database, productId)
      if (!product) return refuse(404, 'There is no such product.')
      const related = await listRelatedProducts(database, product)
      return answer(related.map(toWire))
    },
  }
}
