import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import { assertAll, assertEvery, assertSome } from '../../model/assert-values'
import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { expectContract } from '../../model/errors'
import { expectProducts } from './expect-products'
import { expectSorted } from './expect-sorted'

interface Filter {
  readonly category: readonly string[]
  readonly price: readonly number[]
}

/** Categories, inclusive price bounds and pages, over the check's own products. */
export function filterSteps({ call, slots }: CheckContext): Step[] {
  const filter = (filters: Filter, limit = 100, skip = 0) =>
    call('filterProducts', { json: { limit, skip, filters } })
  const step = (title: string, run: () => Promise<void>): Step => ({
    title,
    operation: 'filterProducts',
    run,
  })

  return [
    step('filter by one category', async () => {
      const { first } = slots.categories.get()
      const { scarce, upper, beyond, free } = slots.products.get()
      const answer = await filter({ category: [first._id], price: [] })
      expectProducts(answer, 'category-filter', [scarce, upper, beyond], [free])
      const { data } = answer.read(productPageShape)
      expectSorted(answer, data, { field: 'createdAt', order: 'desc' }, { at: '/data/-' })
    }),
    step('filter by two categories', async () => {
      const { first, second } = slots.categories.get()
      const { scarce, upper, beyond, free } = slots.products.get()
      const answer = await filter({ category: [first._id, second._id], price: [] })
      expectProducts(answer, 'category-filter', [scarce, upper, beyond, free], [])
    }),
    step('filter by price, both bounds included', async () => {
      const { first, second } = slots.categories.get()
      const { scarce, upper, beyond, free } = slots.products.get()
      const answer = await filter({ category: [first._id, second._id], price: [10, 19] })
      expectProducts(answer, 'price-filter', [scarce, upper], [beyond, free])
    }),
    step('filter by price from 0', async () => {
      const { first, second } = slots.categories.get()
      const { scarce, upper, free } = slots.products.get()
      const answer = await filter({ category: [first._id, second._id], price: [0, 9] })
      expectProducts(answer, 'price-filter', [free], [scarce, upper])
    }),
    step('filter by price in every category', async () => {
      const answer = await filter({ category: [], price: [10, 19] })
      const wrong = answer
        .read(productPageShape)
        .data.find(({ price }) => price < 10 || price >= 20)
      expectContract(wrong === undefined, {
        rule: 'price-filter',
        operation: 'filterProducts',
        expected: 'prices from 10 to 19',
        got: `${wrong?.name} at ${wrong?.price}`,
        cause: 'The bounds are not applied when no category is asked for.',
        assertion: assertEvery('/data/-/price', { atLeast: 10, atMost: 19.99 }),
        exchange: answer.exchange,
      })
    }),
    step('turn pages', async () => {
      const { first } = slots.categories.get()
      const { scarce, upper, beyond } = slots.products.get()
      const filters = { category: [first._id], price: [] }
      // Pages of a list that still lags behind prove nothing: it holds all of them before they are turned.
      expectProducts(await filter(filters), 'category-filter', [scarce, upper, beyond], [])
      // The second begins at no multiple of its length, which is where numbered pages begin.
      const pages = [await filter(filters, 1, 0), await filter(filters, 3, 1)] as const
      const ids = pages.flatMap((page) => page.read(productPageShape).data.map(({ _id }) => _id))
      const [page1, page2] = pages
      const exchanges = pages.map(({ exchange }) => exchange)
      expectContract(page1.read(productPageShape).data.length <= 1, {
        rule: 'limit',
        operation: 'filterProducts',
        expected: 'at most 1 product',
        got: `${page1.read(productPageShape).data.length} products`,
        cause: '`limit` is not looked at.',
        assertion: { of: 'values', at: '/data/-', test: { kind: 'count', atMost: 1 } },
        exchange: page1.exchange,
      })
      const isComplete = [scarce, upper, beyond].every(({ _id }) => ids.includes(_id))
      expectContract(new Set(ids).size === ids.length && isComplete, {
        rule: 'disjoint-pages',
        operation: 'filterProducts',
        expected: 'two pages that together hold each product once',
        got: isComplete ? 'a product on both pages' : 'pages that leave products out',
        cause: '`skip` is not looked at, counted in pages, or the order differs between requests.',
        assertion: assertAll(
          { of: 'values', at: '/data/-/_id', test: { kind: 'unique' }, in: exchanges },
          ...[scarce, upper, beyond].map(({ _id }) =>
            assertSome('/data/-/_id', { is: _id }, exchanges),
          ),
        ),
        exchange: page2.exchange,
      })
    }),
  ]
}
