import { asArray, asObject } from '../../../../../mocks/contract/json'
import { listProductsResponse } from '../../../../../src/api/generated/responses/list-products'
import { productShape } from '../../../../../src/api/generated/shapes/product'
import { productPageShape } from '../../../../../src/api/generated/shapes/product-page'
import type { Product } from '../../../../../src/api/generated/types'
import type { Answer } from '../../../model/call'
import type { Step } from '../../../model/check'
import type { CheckContext } from '../../../model/check-context'
import { expectContract, Undecided } from '../../../model/errors'
import type { RuleId } from '../../../model/rules'
import type { Slot } from '../../../model/slot'
import { withRetries } from '../../../send/with-retries'
import { EMPTY_CATALOG } from '../../catalog/empty-catalog'
import { readLimit } from '../../limits/read-limit'
import { expectListed } from './expect-listed'
import { filterByMost } from './filter-by-most'

/** Lists with every parameter at a limit; the product at its maximum is in them, as it is shown. */
export function edgeListSteps(context: CheckContext, created: Slot<Answer>): Step[] {
  const { call, slots, contract } = context
  const shown = () => created.get().read(productShape)
  const find = (title: string, operation: string, rule: RuleId, read: () => Promise<Found>): Step =>
    withRetries(context, {
      title,
      operation,
      async run() {
        const product = created.get()
        const { answer, list } = await read()
        expectListed(answer, list, product, rule)
      },
    })

  return [
    find('search a text of the greatest length', 'searchProducts', 'search', async () => {
      const query = { search: shown().name, category: 'All' }
      const answer = await call('searchProducts', { query })
      return { answer, list: answer.read(listProductsResponse.shape) }
    }),
    find(
      'filter with every value at its maximum',
      'filterProducts',
      'category-filter',
      async () => {
        const answer = await filterByMost(context)
        return { answer, list: answer.read(productPageShape).data }
      },
    ),
    find('list as many as possible', 'listProducts', 'limit', async () => {
      const maximum = readListLimit(context)
      const query = { sortBy: 'createdAt', order: 'desc', limit: String(maximum) }
      const answer = await call('listProducts', { query })
      return { answer, list: answer.read(listProductsResponse.shape) }
    }),
    {
      title: 'list one, the least sold',
      operation: 'listProducts',
      async run() {
        const query = { sortBy: 'sold', order: 'asc', limit: '1' }
        const answer = await call('listProducts', { query })
        const { length } = answer.read(listProductsResponse.shape)
        if (length === 0) await expectProducts(context)
        expectContract(length === 1, {
          rule: 'limit',
          operation: 'listProducts',
          expected: 'one product',
          got: `${length} products`,
          cause: '`limit` is not looked at where it is 1.',
          assertion: { of: 'values', at: '/-', test: { kind: 'count', atLeast: 1, atMost: 1 } },
          exchange: answer.exchange,
        })
      },
    },
    {
      title: 'search one character',
      operation: 'searchProducts',
      async run() {
        await call('searchProducts', { query: { search: '0' } })
      },
    },
    {
      title: 'open the last page that may be asked for',
      operation: 'filterProducts',
      async run() {
        const { second } = slots.categories.get()
        const skip = readLimit(contract, 'ProductFilter/properties/skip', 'maximum')
        const filters = { category: [second._id], price: [0, 0] }
        const answer = await call('filterProducts', { json: { limit: 1, skip, filters } })
        const { data } = answer.read(productPageShape)
        expectContract(data.length === 0, {
          rule: 'disjoint-pages',
          operation: 'filterProducts',
          expected: `no product after ${skip} others`,
          got: `the product ${data[0]?.name}`,
          cause: 'A `skip` beyond the end begins again, or is cut.',
          assertion: { of: 'values', at: '/data/-', test: { kind: 'count', atMost: 0 } },
          exchange: answer.exchange,
        })
      },
    },
  ]
}

/** @throws {Undecided} where there is nothing that a list could hold */
async function expectProducts({ call }: CheckContext): Promise<void> {
  const all = await call('listProducts', { query: { limit: 'undefined' } })
  if (all.read(listProductsResponse.shape).length === 0) throw new Undecided(EMPTY_CATALOG)
}

interface Found {
  readonly answer: Answer
  readonly list: readonly Product[]
}

/** The most that `limit` may be where it is a number. */
function readListLimit({ contract }: CheckContext): number {
  const { parameters } = contract.operation('listProducts')
  const limit = parameters.find(({ name }) => name === 'limit')
  const [numbers] = asArray(limit?.schema['anyOf'])
  return Number(asObject(numbers)['maximum'])
}
