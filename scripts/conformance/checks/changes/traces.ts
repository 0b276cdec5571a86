import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../../src/api/generated/types'
import { assertAll, assertNone, assertSome } from '../../model/assert-values'
import type { Answer } from '../../model/call'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import type { Slot } from '../../model/slot'
import { withRetries } from '../../send/with-retries'

type Filters = { readonly category: readonly string[]; readonly price: readonly number[] }

/** Where a product is listed once it has another name, price and category. */
export function movedTraces(context: CheckContext, changed: Slot<Product>): Step[] {
  const { call, slots } = context
  const filter = (filters: Filters) =>
    call('filterProducts', { json: { limit: 100, skip: 0, filters } })
  const steps: readonly Step[] = [
    {
      title: 'find it in its new category, as it is now',
      operation: 'filterProducts',
      async run() {
        const product = changed.get()
        // Its old price is below these.
        const price = [Math.floor(product.price), 100_000]
        const answer = await filter({ category: [product.category._id], price })
        const { data } = answer.read(productPageShape)
        expectListed(answer, data, product)
      },
    },
    {
      title: 'find it no longer in its old category',
      operation: 'filterProducts',
      async run() {
        const product = changed.get()
        const answer = await filter({ category: [slots.categories.get().second._id], price: [] })
        expectNone(answer, answer.read(productPageShape).data, '/data/-/_id', product)
      },
    },
    {
      title: 'relate it no longer to its old category',
      operation: 'listRelatedProducts',
      isThorough: true,
      async run() {
        const path = { productId: slots.products.get().free._id }
        const answer = await call('listRelatedProducts', { path })
        expectNone(answer, answer.read(listProductsResponse.shape), '/-/_id', changed.get())
      },
    },
    {
      title: 'relate to it what is in its new category',
      operation: 'listRelatedProducts',
      isThorough: true,
      async run() {
        const { _id: productId, category } = changed.get()
        const answer = await call('listRelatedProducts', { path: { productId } })
        const stranger = answer
          .read(listProductsResponse.shape)
          .find((one) => one.category._id !== category._id)
        expectContract(stranger === undefined, {
          rule: 'related',
          operation: 'listRelatedProducts',
          expected: `products of ${category.name}, to which it was moved`,
          got: `${stranger?.name} of ${stranger?.category.name}`,
          cause: 'What is related is found by the category that the product had before.',
          assertion: assertAll(
            { of: 'status', isOneOf: [200] },
            assertNone('/-/category/_id', { not: { is: category._id } }),
          ),
          exchange: answer.exchange,
        })
      },
    },
    {
      title: 'search its new name',
      operation: 'searchProducts',
      async run() {
        const product = changed.get()
        const query = { search: product.name, category: product.category._id }
        const answer = await call('searchProducts', { query })
        expectListed(answer, answer.read(listProductsResponse.shape), product)
      },
    },
  ]
  return steps.map((step) => withRetries(context, step))
}

/** The lists that must not show a product any more. */
export function goneTraces(context: CheckContext, gone: Slot<Product>): Step[] {
  const { call, slots } = context
  const nowhere = (
    title: string,
    operation: string,
    read: (product: Product) => Promise<readonly [Answer, readonly Product[]]>,
    isThorough = false,
  ) =>
    withRetries(context, {
      title,
      operation,
      isThorough,
      async run() {
        const product = gone.get()
        const [answer, products] = await read(product)
        const isPage = operation === 'filterProducts'
        expectNone(answer, products, isPage ? '/data/-/_id' : '/-/_id', product)
      },
    })
  const list = async (operation: string, parts: Parameters<typeof call>[1]) => {
    const answer = await call(operation, parts)
    return [answer, answer.read(listProductsResponse.shape)] as const
  }

  return [
    nowhere('list it no longer', 'listProducts', () =>
      list('listProducts', { query: { sortBy: 'sold', order: 'desc', limit: 'undefined' } }),
    ),
    nowhere('filter it no longer', 'filterProducts', async ({ category: { _id } }) => {
      const filters = { category: [_id], price: [] }
      const answer = await call('filterProducts', { json: { limit: 100, skip: 0, filters } })
      return [answer, answer.read(productPageShape).data]
    }),
    nowhere('relate it no longer', 'listRelatedProducts', () =>
      list('listRelatedProducts', { path: { productId: slots.products.get().scarce._id } }),
    ),
    nowhere(
      'search it no longer',
      'searchProducts',
      ({ name }) => list('searchProducts', { query: { search: name } }),
      true,
    ),
    {
      title: 'relate nothing to what is gone',
      operation: 'listRelatedProducts',
      isThorough: true,
      async run() {
        const path = { productId: gone.get()._id }
        await call('listRelatedProducts', { path, expect: 404, rule: 'unknown-id' })
      },
    },
  ]
}

function expectListed(answer: Answer, products: readonly Product[], changed: Product): void {
  const { operation } = answer.exchange.request
  const listed = products.find(({ _id }) => _id === changed._id)
  const facts = ({ name, price, category }: Product) =>
    JSON.stringify({ name, price, category: category._id })
  expectContract(listed !== undefined && facts(listed) === facts(changed), {
    rule: 'read-back',
    operation,
    expected: `the product as it is now: ${facts(changed)}`,
    got: listed ? facts(listed) : 'a list without it',
    cause: 'The list is made of what the product was before it was changed.',
    assertion: assertSome(operation === 'filterProducts' ? '/data/-' : '/-', {
      holds: [
        { at: '/_id', value: { is: changed._id } },
        { at: '/name', value: { is: changed.name } },
        { at: '/price', value: { is: changed.price } },
        { at: '/category/_id', value: { is: changed.category._id } },
      ],
    }),
    exchange: answer.exchange,
  })
}

function expectNone(
  answer: Answer,
  products: readonly Product[],
  at: string,
  { _id, name }: Product,
): void {
  const { operation } = answer.exchange.request
  expectContract(!products.some((product) => product._id === _id), {
    rule: operation === 'searchProducts' ? 'search' : 'read-back',
    operation,
    expected: `a list without ${name}`,
    got: 'a list with it',
    cause: 'The list is made of products as they were before: it is cached, or not filtered anew.',
    assertion: assertNone(at, { is: _id }),
    exchange: answer.exchange,
  })
}
