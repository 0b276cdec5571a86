import { listCategoriesResponse } from '../../../../../src/api/generated/responses/list-categories'
import { listProductsResponse } from '../../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../../src/api/generated/types'
import type { Answer } from '../../../model/call'
import type { CheckFactory, Step } from '../../../model/check'
import type { CheckContext } from '../../../model/check-context'
import { Blocked, ContractFailure, Undecided } from '../../../model/errors'
import { createProduct } from '../../admin/product-form'
import { findInSearch } from '../../admin/show-as-written'
import { expectListed } from '../../round-trip/product/expect-listed'
import { expectRelated } from '../browse'

/** What is related to a product: as it is shown alone, and nothing where the product is the only one. */
export const createLoneProductCheck: CheckFactory = (context) => ({
  id: 'lone-product',
  title: 'Related products are whole, and may be none',
  level: 'journeys',
  kind: 'series',
  needs: ['admin', 'categories', 'products'],
  steps: [
    step('list what is related as it is shown', () => showRelated(context)),
    step('list what is related to the only product of a category', () => listOfLone(context)),
  ],
})

function step(title: string, run: () => Promise<void>): Step {
  return { title, operation: 'listRelatedProducts', isThorough: true, run }
}

async function showRelated(context: CheckContext): Promise<void> {
  const { call, slots } = context
  const path = { productId: slots.products.get().free._id }
  const answer = await call('listRelatedProducts', { path })
  const related = answer.read(listProductsResponse.shape)
  const [first] = related
  if (!first) throw new Undecided('nothing is related to the free product')
  const shown = await call('showProduct', { path: { productId: first._id }, expect: [200, 404] })
  if (shown.status === 404) throw await blameForGone(context, answer, first, shown)
  expectListed(answer, related, shown, 'related')
}

/** A product that search has too is there, and shown wrongly; else the list is of an earlier moment. */
async function blameForGone(
  context: CheckContext,
  { exchange }: Answer,
  { _id, name }: Product,
  shown: Answer,
): Promise<ContractFailure> {
  const isThere = (await findInSearch(context, _id)) !== undefined
  const assertion = { of: 'status', isOneOf: [200], in: shown.exchange } as const
  return new ContractFailure(
    isThere
      ? {
          rule: 'refused',
          operation: 'showProduct',
          expected: `200: lists have ${name}`,
          got: '404',
          cause: 'A product that lists and search have is not found by its id.',
          assertion,
          exchange: shown.exchange,
        }
      : {
          rule: 'read-back',
          operation: 'listRelatedProducts',
          expected: `a list without ${name}, which is gone`,
          got: 'a list with it',
          cause: 'The list is of an earlier moment, perhaps from a cache.',
          assertion,
          exchange,
        },
  )
}

async function listOfLone(context: CheckContext): Promise<void> {
  const { call, slots, identity } = context
  slots.deletion.get()
  const categories = (await call('listCategories')).read(listCategoriesResponse.shape)
  const lone = categories.find(
    ({ name }) => name.toLowerCase().startsWith(identity.tag) && !identity.isOwnName(name),
  )
  if (!lone) throw new Blocked('edge-category › have the longest name')
  const { product } = await createProduct(context, {
    name: identity.productName('Alone'),
    description: 'The only one of its category.',
    price: 1,
    categoryId: lone._id,
    shipping: 0,
    quantity: 1,
  })
  const answer = await call('listRelatedProducts', {
    path: { productId: product._id },
    expected: 'an empty list: the product is the only one of its category',
    cause: 'A list without entries is taken for something that is not there.',
  })
  expectRelated(answer, product)
}
