import { productPageShape } from '../../../../../src/api/generated/shapes/product-page'
import type { Answer } from '../../../model/call'
import type { CheckFactory, Step } from '../../../model/check'
import { withRetries } from '../../../send/with-retries'
import { toUnknownId } from '../../orders/to-unknown-id'
import { expectProducts } from '../expect-products'
import { expectEmpty, expectPage, expectUnique } from './expect-page'
import { filterHalf, filterReversed, turnGrowing } from './odd-filters'

/** The most that `skip` may be. */
const FAR = 1_000_000
const HIGHEST = 100_000
const MOST_PAGES = 40

/** Filters at the ends of what they can ask for. */
export const createFilterEdgesCheck: CheckFactory = (context) => {
  const { call, slots } = context
  const own = () => slots.products.get()
  const both = () => {
    const { first, second } = slots.categories.get()
    return [first._id, second._id]
  }
  const unknown = () => toUnknownId(slots.categories.get().first._id)
  const filter = (category: readonly string[], price: readonly number[], limit = 100, skip = 0) =>
    call('filterProducts', { json: { limit, skip, filters: { category, price } } })
  const step = (title: string, run: () => Promise<void>, isThorough = false): Step =>
    withRetries(context, { title, operation: 'filterProducts', isThorough, run })

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
      step('filter by bounds in reverse', () => filterReversed(context, both()), true),
      step('filter by one bound', () => filterHalf(context, both()), true),
      step('turn pages that are longer and longer', () => turnGrowing(context, both()), true),
      step(
        'turn pages of one product, to the end',
        async () => {
          const all = (await filter(both(), [])).read(productPageShape).data.map(({ _id }) => _id)
          const turned: Answer[] = []
          for (let skip = 0; skip < MOST_PAGES; skip += 1) {
            const answer = await filter(both(), [], 1, skip)
            expectPage(answer, all, turned, skip)
            turned.push(answer)
            if (answer.read(productPageShape).data.length === 0) break
          }
        },
        true,
      ),
    ],
  }
}
