import { productPageShape } from '../../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../../src/api/generated/types'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import { expectContract } from '../../model/errors'
import type { RuleId } from '../../model/rules'
import { withRetries } from '../../send/with-retries'
import { toUnknownId } from '../orders/to-unknown-id'
import { expectSorted } from './expect-sorted'

/** The most that `skip` may be. */
const FAR = 1_000_000
const HIGHEST = 100_000
const MOST_PAGES = 40

/** Filters at the ends of what they can ask for. */
export const createFilterEdgesCheck: CheckFactory = (world) => {
  const { call, slots } = world
  const own = () => slots.products.get()
  const both = () => {
    const { first, second } = slots.categories.get()
    return [first._id, second._id]
  }
  const unknown = () => toUnknownId(slots.categories.get().first._id)
  const filter = (category: readonly string[], price: readonly number[], limit = 100, skip = 0) =>
    call('filterProducts', { json: { limit, skip, filters: { category, price } } })
  const step = (title: string, run: () => Promise<void>, isThorough = false): Step =>
    withRetries(world, { title, operation: 'filterProducts', isThorough, run })

  return {
    id: 'filter-edges',
    title: 'Filters hold at their ends',
    level: 'journeys',
    needs: ['categories', 'products'],
    kind: 'series',
    steps: [
      step('filter by a price of 0', async () => {
        const { free, scarce } = own()
        expectProducts(await filter(both(), [0, 0]), 'price-filter', [free], [scarce])
      }),
      step('open a page beyond the end', async () => {
        expectEmpty(await filter([], [], 1, FAR), 'disjoint-pages', 'what is beyond the end')
      }),
      step('filter by a category that does not exist', async () => {
        expectEmpty(await filter([unknown()], []), 'category-filter', 'a category that is none')
      }),
      step(
        'filter by a category that does not exist beside one that does',
        async () => {
          const [first = ''] = both()
          const { scarce, upper, beyond, free } = own()
          const answer = await filter([first, unknown(), first], [])
          expectProducts(answer, 'category-filter', [scarce, upper, beyond], [free])
          expectUnique(answer)
        },
        true,
      ),
      step(
        'filter by one price, and by all of them',
        async () => {
          const { scarce, upper, beyond, free, victim } = own()
          const one = await filter(both(), [19, 19])
          expectProducts(one, 'price-filter', [upper], [scarce, beyond, free, victim])
          const all = await filter(both(), [0, HIGHEST])
          expectProducts(all, 'price-filter', [scarce, upper, beyond, free], [])
          const none = await filter(both(), [HIGHEST, HIGHEST])
          expectProducts(none, 'price-filter', [], [scarce, upper, beyond, free])
          const some = await filter(both(), [2, 19])
          expectProducts(some, 'price-filter', [scarce, upper], [beyond, free, victim])
        },
        true,
      ),
      step(
        'turn pages of one product, to the end',
        async () => {
          const all = (await filter(both(), [])).read(productPageShape).data.map(({ _id }) => _id)
          const turned: Product[] = []
          for (let skip = 0; skip < MOST_PAGES; skip += 1) {
            const answer = await filter(both(), [], 1, skip)
            const { data } = answer.read(productPageShape)
            turned.push(...data)
            expectPage(answer, all, turned, skip)
            if (data.length === 0) break
          }
        },
        true,
      ),
    ],
  }
}

function expectProducts(
  answer: Answer,
  rule: RuleId,
  inside: readonly Product[],
  outside: readonly Product[],
): void {
  const ids = new Set(answer.read(productPageShape).data.map(({ _id }) => _id))
  const missing = inside.find(({ _id }) => !ids.has(_id))
  const extra = outside.find(({ _id }) => ids.has(_id))
  const wrong = missing ?? extra
  expectContract(wrong === undefined, {
    rule,
    operation: 'filterProducts',
    expected: `a page ${missing ? 'with' : 'without'} ${wrong?.name} at ${wrong?.price} in ${wrong?.category.name}`,
    got: `a page ${missing ? 'without' : 'with'} it`,
    cause:
      rule === 'price-filter'
        ? 'A bound of 0 is taken for none, or the bounds are not inclusive.'
        : 'Categories that do not exist are taken for none, or hide those that do.',
    mayLag: missing !== undefined,
    assertion: {
      of: 'values',
      at: '/data/-/_id',
      test: { kind: missing ? 'some' : 'none', value: { is: wrong?._id ?? null } },
    },
    exchange: answer.exchange,
  })
}

function expectEmpty(answer: Answer, rule: RuleId, where: string): void {
  const { data, size } = answer.read(productPageShape)
  expectContract(data.length === 0 && size === 0, {
    rule: data.length === 0 ? 'page-size' : rule,
    operation: 'filterProducts',
    expected: `an empty page of size 0 for ${where}`,
    got: `${data.length} products, size ${size}`,
    cause: 'What finds nothing is answered with something else, or `size` counts other products.',
    mayLag: false,
    assertion: { of: 'values', at: '/size', test: { kind: 'every', value: { is: 0 } } },
    exchange: answer.exchange,
  })
}

function expectUnique(answer: Answer): void {
  const ids = answer.read(productPageShape).data.map(({ _id }) => _id)
  expectContract(new Set(ids).size === ids.length, {
    rule: 'disjoint-pages',
    operation: 'filterProducts',
    expected: 'each product once',
    got: `${ids.length} products, ${new Set(ids).size} different ones`,
    cause: 'A category that is named twice brings its products twice.',
    assertion: { of: 'values', at: '/data/-/_id', test: { kind: 'unique' } },
    exchange: answer.exchange,
  })
}

function expectPage(
  answer: Answer,
  all: readonly string[],
  turned: readonly Product[],
  skip: number,
): void {
  const { data, size } = answer.read(productPageShape)
  const wanted = skip < all.length ? 1 : 0
  expectContract(data.length === wanted && size === wanted, {
    rule: data.length > 1 ? 'limit' : size === data.length ? 'disjoint-pages' : 'page-size',
    operation: 'filterProducts',
    expected: `${wanted} product on page ${skip + 1} of ${all.length} products`,
    got: `${data.length} products, size ${size}`,
    cause: '`limit` and `skip` are not looked at, or counted in something else than products.',
    exchange: answer.exchange,
  })
  const ids = turned.map(({ _id }) => _id)
  const isWhole = skip < all.length || all.every((id) => ids.includes(id))
  expectContract(new Set(ids).size === ids.length && isWhole, {
    rule: 'disjoint-pages',
    operation: 'filterProducts',
    expected: 'pages that together hold each product once',
    got: isWhole ? 'a product on two pages' : 'pages that leave products out',
    cause: 'Products of one moment have no order of their own: it differs from page to page.',
    exchange: answer.exchange,
  })
  expectSorted(answer, turned, { field: 'createdAt', order: 'desc' })
}
