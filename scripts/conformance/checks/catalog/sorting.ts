import { listProductsResponse } from '../../../../src/api/generated/responses/list-products'
import type { CheckFactory, Step } from '../../model/check'
import { expectContract } from '../../model/errors'
import { expectSorted } from './expect-sorted'
import { listByDefault } from './reach'

const SAMPLE = 50
const ORDERS = [
  ['createdAt', 'asc'],
  ['createdAt', 'desc'],
  ['sold', 'asc'],
  ['sold', 'desc'],
] as const
const NEWEST_FIRST = { field: 'createdAt', order: 'desc' } as const

/** Lists of the products that are there already, in every order. */
export const createSortingCheck: CheckFactory = (context) => {
  const { call } = context
  const sorted = (field: 'createdAt' | 'sold', order: 'asc' | 'desc'): Step => ({
    title: `list by ${field}, ${order}`,
    operation: 'listProducts',
    async run() {
      const answer = await call('listProducts', {
        query: { sortBy: field, order, limit: String(SAMPLE) },
      })
      expectSorted(answer, answer.read(listProductsResponse.shape), { field, order })
    },
  })

  const limited: Step = {
    title: 'list two',
    operation: 'listProducts',
    async run() {
      const answer = await call('listProducts', { query: { limit: '2' } })
      const { length } = answer.read(listProductsResponse.shape)
      expectContract(length <= 2, {
        rule: 'limit',
        operation: 'listProducts',
        expected: 'at most 2 products',
        got: `${length} products`,
        cause: 'The parameter `limit` is not looked at.',
        assertion: { of: 'values', at: '/-', test: { kind: 'count', atMost: 2 } },
        exchange: answer.exchange,
      })
    },
  }

  const newestByDefault: Step = {
    title: 'list without parameters',
    operation: 'listProducts',
    async run() {
      const answer = await listByDefault(context)
      expectSorted(answer, answer.read(listProductsResponse.shape), NEWEST_FIRST)
    },
  }

  const sortedByDefault: Step = {
    title: 'list in every order without a limit',
    operation: 'listProducts',
    isThorough: true,
    async run() {
      for (const [field, order] of ORDERS) {
        const answer = await call('listProducts', { query: { sortBy: field, order } })
        expectSorted(answer, answer.read(listProductsResponse.shape), { field, order })
      }
    },
  }

  return {
    id: 'sorting',
    title: 'Lists are in order',
    level: 'journeys',
    kind: 'table',
    isReadOnly: true,
    steps: [
      sorted('createdAt', 'asc'),
      sorted('sold', 'desc'),
      limited,
      newestByDefault,
      sortedByDefault,
    ],
  }
}
