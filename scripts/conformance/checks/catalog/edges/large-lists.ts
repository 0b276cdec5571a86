import { listProductsResponse } from '../../../../../src/api/generated/responses/list-products'
import type { Product } from '../../../../../src/api/generated/types'
import type { Exchange } from '../../../http/exchange'
import { assertAll, assertAny } from '../../../model/assert-values'
import type { Assertion } from '../../../model/assertion'
import type { Answer } from '../../../model/call'
import type { CheckFactory, Step } from '../../../model/check'
import { expectContract, Undecided } from '../../../model/errors'
import { withRetries } from '../../../send/with-retries'
import { EMPTY_CATALOG } from '../empty-catalog'
import { expectSorted } from '../expect-sorted'
import { assertListed, fill, isNamed, listWhole } from './large-catalog'
import { turnPages } from './turn-pages'
import { watchTimes } from './watch-times'

/** What a search holds at most. */
const MOST_FOUND = 100
const PAGE = 7
const LONGEST_PAGE = 100
const MOST_LISTED = 2000

interface Order {
  readonly sortBy?: 'createdAt' | 'sold'
  readonly order?: 'asc' | 'desc'
}

const ORDERS: readonly Order[] = [
  { sortBy: 'createdAt', order: 'asc' },
  { sortBy: 'createdAt', order: 'desc' },
  { sortBy: 'sold', order: 'asc' },
  { sortBy: 'sold', order: 'desc' },
  { sortBy: 'sold' },
  { order: 'asc' },
]

/** Lists that are longer than a page: a hundred products and more, many of them of one moment. */
export const createLargeListsCheck: CheckFactory = (context) => {
  const { call, slots } = context
  const step = (title: string, operation: string, run: () => Promise<void>): Step =>
    withRetries(context, { title, operation, isThorough: true, run })
  const list = async (query: Readonly<Record<string, string>>) => {
    const answer = await call('listProducts', { query })
    return [answer, answer.read(listProductsResponse.shape)] as const
  }
  const listAll = async () => (await list({ limit: 'undefined' }))[1]

  return {
    id: 'large-lists',
    title: 'Long lists are whole',
    level: 'journeys',
    needs: ['admin', 'categories', 'products'],
    kind: 'series',
    steps: [
      {
        title: 'have more products than a search holds',
        operation: 'createProduct',
        isThorough: true,
        async run(advise) {
          slots.deletion.get()
          const before = await listAll()
          const adviseSlowness = await watchTimes(context, before.length)
          const added = Math.max(0, MOST_FOUND + 1 - before.filter(isNamed).length)
          await fill(context, added)
          await adviseSlowness(before.length + added, advise)
        },
      },
      step('search what is in more names than a search holds', 'searchProducts', async () => {
        const [whole, all] = await list({ limit: 'undefined' })
        const answer = await call('searchProducts', { query: { search: 'e' } })
        const found = answer.read(listProductsResponse.shape)
        const ids = new Set(found.map(({ _id }) => _id))
        const oldest = Math.min(...found.map(timeOf))
        const leftOut = all.find(
          (product) => isNamed(product) && !ids.has(product._id) && timeOf(product) > oldest,
        )
        expectContract(leftOut === undefined, {
          rule: 'search',
          operation: 'searchProducts',
          expected: 'the newest products that have an e',
          got: `${found.length} products without ${leftOut?.name}, which is newer`,
          cause: 'The search ends at any hundred products, or before it has sorted them.',
          assertion: assertAll(
            assertListed(leftOut, MOST_FOUND + 1, whole.exchange),
            assertListed(leftOut, MOST_FOUND + 1),
          ),
          exchange: answer.exchange,
        })
      }),
      step('turn all pages of a category', 'filterProducts', () =>
        turnPages(context, [slots.categories.get().second._id], PAGE),
      ),
      step('turn the longest pages of two categories', 'filterProducts', () => {
        const { first, second } = slots.categories.get()
        return turnPages(context, [first._id, second._id], LONGEST_PAGE)
      }),
      step('list exactly as many as asked for', 'listProducts', async () => {
        const { listed, exchange: whole } = await listWhole(context)
        const { length } = listed
        if (length === 0) throw new Undecided(EMPTY_CATALOG)
        if (length > MOST_LISTED) throw new Undecided('the catalogue is too large to be listed')
        for (const limit of [1, MOST_FOUND + 1, length, length + 1, 1_000_000]) {
          const [answer, { length: got }] = await list({ limit: String(limit) })
          const wanted = Math.min(limit, length)
          if (got !== wanted && (await listWhole(context)).listed.length !== length)
            throw new Undecided('others changed how many products there are')
          expectContract(got === wanted, {
            rule: 'limit',
            operation: 'listProducts',
            expected: `${wanted} products for a limit of ${limit}`,
            got: `${got} products`,
            cause: 'A limit of the service’s own applies, which the contract does not have.',
            assertion: assertWanted(limit, got, whole, answer.exchange),
            mayLag: true,
            exchange: answer.exchange,
          })
        }
      }),
      step('list the first of all in every order', 'listProducts', async () => {
        const [whole, all] = await list({ limit: 'undefined' })
        const lists = await listFirst(list)
        for (const { sortBy: field, order, answer, listed } of lists) {
          const measure = (one: Product) => (field === 'sold' ? one.sold : timeOf(one))
          const values = all.map(measure).toSorted((a, b) => (order === 'asc' ? a - b : b - a))
          const wrong = listed.findIndex((one, index) => measure(one) !== values[index])
          expectContract(wrong === -1, {
            rule: 'sort-order',
            operation: 'listProducts',
            expected: `the first five of all by ${field}, ${order}`,
            got: `${listed[wrong]?.name} as number ${wrong + 1}`,
            cause: 'The list is cut before it is sorted.',
            // In which order it shows depends on what was sold.
            assertion: assertAll(...lists.map((one) => assertFirst(one, all, whole.exchange))),
            mayLag: true,
            exchange: answer.exchange,
          })
        }
      }),
    ],
  }
}

interface FirstOfAll extends Required<Order> {
  readonly answer: Answer
  readonly listed: readonly Product[]
}

type List = (
  query: Readonly<Record<string, string>>,
) => Promise<readonly [Answer, readonly Product[]]>

/** The first products in every order; @throws {ContractFailure} where they are not in it. */
async function listFirst(list: List): Promise<readonly FirstOfAll[]> {
  const lists: FirstOfAll[] = []
  for (const asked of ORDERS) {
    const { sortBy = 'createdAt', order = 'desc' } = asked
    const [answer, listed] = await list({ ...asked, limit: '5' })
    expectSorted(answer, listed, { field: sortBy, order })
    lists.push({ sortBy, order, answer, listed })
  }
  return lists
}

/** That they are the first of all. */
function assertFirst(
  { sortBy, order, answer }: FirstOfAll,
  all: readonly Product[],
  whole: Exchange,
): Assertion {
  const at = `/-/${sortBy}`
  const among = { in: whole, at }
  return {
    of: 'values',
    at,
    test: { kind: 'first', order, among, ...(sortBy === 'sold' ? {} : { as: 'time' as const }) },
    records: all.length + 1,
    in: answer.exchange,
  }
}

/** A script has another number of products to list, perhaps fewer than the limit. */
function assertWanted(limit: number, got: number, whole: Exchange, own: Exchange): Assertion {
  const at = '/-/_id'
  if (got > limit) return { of: 'values', at, test: { kind: 'count', atMost: limit } }
  return assertAny(
    { of: 'values', at, test: { kind: 'count', atLeast: limit } },
    {
      of: 'values',
      at,
      test: { kind: 'none', value: { not: { isAmong: { in: own, at } } } },
      records: limit + 1,
      in: whole,
    },
  )
}

function timeOf({ createdAt }: Product): number {
  return Date.parse(createdAt)
}
