import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productShape } from '../../../../src/api/generated/shapes/product'
import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../../src/api/generated/types'
import { assertAll, assertEvery, assertIs, assertNone, assertSome } from '../../model/assert-values'
import type { Assertion } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import { expectContract, Undecided } from '../../model/errors'
import { EMPTY_CATALOG } from './empty-catalog'
import { expectSorted } from './expect-sorted'
import { listByDefault } from './reach'
import { createUnknownStep } from './unknown-product'

/** A visitor browses the products that exist already. */
export const createBrowseCheck: CheckFactory = (context) => {
  const { call } = context
  const listed = async (): Promise<Product> => {
    const [first] = (await listByDefault(context)).read(listProductsResponse.shape)
    if (!first) throw new Undecided(EMPTY_CATALOG)
    return first
  }

  const show: Step = {
    title: 'show a listed product',
    operation: 'showProduct',
    async run() {
      const product = await listed()
      const answer = await call('showProduct', { path: { productId: product._id } })
      const shown = answer.read(productShape)
      expectSame(
        answer,
        [product._id, product.name, product.price],
        [shown._id, shown.name, shown.price],
        assertAll(assertIs('/_id', product._id), assertIs('/name', product.name)),
      )
    },
  }

  const related: Step = {
    title: 'list what is related to a listed product',
    operation: 'listRelatedProducts',
    async run() {
      const product = await listed()
      const answer = await call('listRelatedProducts', { path: { productId: product._id } })
      expectRelated(answer, product)
    },
  }

  const search: Step = {
    title: 'search by the name of a listed product',
    operation: 'searchProducts',
    async run() {
      const { _id, name } = await listed()
      const answer = await call('searchProducts', { query: { search: name, category: 'All' } })
      const isFound = answer.read(listProductsResponse.shape).some((found) => found._id === _id)
      expectContract(isFound, {
        rule: 'search',
        operation: 'searchProducts',
        expected: `the product named ${name}`,
        got: 'a list without it',
        cause: 'Search looks at another field, or at the beginning of names only.',
        assertion: assertSome('/-/_id', { is: _id }),
        exchange: answer.exchange,
      })
    },
  }

  const page: Step = {
    title: 'open a page of all products',
    operation: 'filterProducts',
    async run() {
      const json = { limit: 5, skip: 0, filters: { category: [], price: [] } }
      const answer = await call('filterProducts', { json })
      const { data, size } = answer.read(productPageShape)
      expectContract(size === data.length, {
        rule: 'page-size',
        operation: 'filterProducts',
        expected: `size ${data.length}`,
        got: `size ${size}`,
        cause: '`size` counts all products instead of those on this page.',
        assertion: assertEvery('/size', { sameAs: { at: '/data/-', isCounted: true } }),
        exchange: answer.exchange,
      })
      expectContract(data.length <= json.limit, {
        rule: 'limit',
        operation: 'filterProducts',
        expected: `at most ${json.limit} products`,
        got: `${data.length} products`,
        cause: '`limit` is not looked at.',
        assertion: { of: 'values', at: '/data/-', test: { kind: 'count', atMost: json.limit } },
        exchange: answer.exchange,
      })
      expectSorted(answer, data, { field: 'createdAt', order: 'desc' }, { at: '/data/-' })
    },
  }

  return {
    id: 'browse',
    title: 'A visitor looks around',
    level: 'journeys',
    kind: 'table',
    isReadOnly: true,
    steps: [
      show,
      createUnknownStep(context, 'showProduct'),
      related,
      createUnknownStep(context, 'listRelatedProducts'),
      search,
      page,
    ],
  }
}

/**
 * Related products share the category and leave the product itself out.
 *
 * @throws {ContractFailure}
 */
export function expectRelated(answer: Answer, product: Product): void {
  const wrong = answer
    .read(listProductsResponse.shape)
    .find(({ _id, category }) => _id === product._id || category._id !== product.category._id)
  expectContract(wrong === undefined, {
    rule: 'related',
    operation: 'listRelatedProducts',
    expected: `others of the category ${product.category.name}`,
    got: wrong?._id === product._id ? 'the product itself' : `one of ${wrong?.category.name}`,
    cause: 'The category is not compared, or the product is not left out.',
    assertion: assertAll(
      assertNone('/-/_id', { is: product._id }),
      assertIs('/-/category/_id', product.category._id),
    ),
    mayLag: false,
    exchange: answer.exchange,
  })
}

function expectSame(
  answer: Answer,
  listed: readonly unknown[],
  shown: readonly unknown[],
  assertion: Assertion,
): void {
  expectContract(JSON.stringify(listed) === JSON.stringify(shown), {
    rule: 'read-back',
    operation: 'showProduct',
    expected: `the listed product ${JSON.stringify(listed)}`,
    got: JSON.stringify(shown),
    cause: 'Another product is shown than the one that was asked for.',
    assertion,
    exchange: answer.exchange,
  })
}
