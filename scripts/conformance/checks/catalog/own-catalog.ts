import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { assertAll, assertSome } from '../../model/assert-values'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext, OwnProducts } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { withRetries } from '../../send/with-retries'
import { expectRelated } from './browse'
import { filterSteps } from './filter-steps'
import { searchSteps } from './search-steps'

/** Filters, search and lists, over products whose details are known. */
export const createOwnCatalogCheck: CheckFactory = (context) => ({
  id: 'catalogue',
  title: 'A visitor finds what an administrator created',
  level: 'journeys',
  needs: ['products'],
  kind: 'table',
  steps: [...listSteps(context), ...filterSteps(context), ...searchSteps(context)].map((step) =>
    withRetries(context, step),
  ),
})

function listSteps({ call, slots }: CheckContext): Step[] {
  return [
    {
      title: 'list every product',
      operation: 'listProducts',
      async run() {
        const own = slots.products.get()
        // Our products are the newest: a page that ends early leaves out none of them.
        const query = { sortBy: 'createdAt', order: 'asc', limit: 'undefined' }
        const answer = await call('listProducts', { query })
        const ids = new Set(answer.read(listProductsResponse.shape).map(({ _id }) => _id))
        const missing = listOwn(own).filter(({ _id }) => !ids.has(_id))
        expectContract(missing.length === 0, {
          rule: 'limit',
          operation: 'listProducts',
          expected: 'every product for limit=undefined',
          got: `${ids.size} products, without ${missing.map(({ name }) => name).join(', ')}`,
          cause:
            'The literal word `undefined` is not taken as "all"; perhaps a default limit applies.',
          assertion: assertAll(...listOwn(own).map(({ _id }) => assertSome('/-/_id', { is: _id }))),
          mayLag: true,
          exchange: answer.exchange,
        })
      },
    },
    {
      title: 'list what is related to an own product',
      operation: 'listRelatedProducts',
      async run() {
        const { scarce, upper, beyond } = slots.products.get()
        // It stands neither first nor last of them: a service that takes it out of a list may leave a hole.
        const answer = await call('listRelatedProducts', { path: { productId: upper._id } })
        expectRelated(answer, upper)
        expectContract(answer.read(listProductsResponse.shape).length > 0, {
          rule: 'related',
          operation: 'listRelatedProducts',
          expected: `others of the category ${upper.category.name}, which holds several`,
          got: 'an empty list',
          cause: 'The category is compared with something else than products’ categories.',
          assertion: assertSome('/-/_id', { isOneOf: [scarce._id, beyond._id] }),
          exchange: answer.exchange,
        })
      },
    },
  ]
}

function listOwn({ scarce, upper, beyond, free }: OwnProducts) {
  return [scarce, upper, beyond, free]
}
