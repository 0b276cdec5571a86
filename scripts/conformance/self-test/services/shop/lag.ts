import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { changeAnswer, readJson } from '../../wrap/messages'
import { entries } from '../../wrap/one-operation'

const ORDER_LISTS: ReadonlySet<string> = new Set(['listOwnOrders', 'listOrders'])
const ORDER_WRITES: ReadonlySet<string> = new Set(['createOrder', 'updateOrderStatus'])

/** What lists show of an order until then: its status of before, or nothing at all. */
interface Past {
  readonly until: number
  readonly status?: unknown
}

/** For a moment lists lack a new order, and show the status of before of one that was changed. */
export function lagOrders(milliseconds: number): Wrapper {
  return (next) => {
    const statuses = new Map<unknown, unknown>()
    const past = new Map<unknown, Past>()
    const note = ({ _id, status }: JsonObject, operation: string) => {
      const until = performance.now() + milliseconds
      // The status of an order of before is not known.
      if (statuses.has(_id)) past.set(_id, { until, status: statuses.get(_id) })
      else if (operation === 'createOrder') past.set(_id, { until })
      statuses.set(_id, status)
    }
    const show = (order: JsonObject): readonly JsonObject[] => {
      const before = past.get(order['_id'])
      if (!before || before.until <= performance.now()) return [order]
      return before.status === undefined ? [] : [{ ...order, status: before.status }]
    }
    return async (request) => {
      const operation = matchOperation(request)?.operation ?? ''
      const response = await next(request)
      if (!response.ok) return response
      if (ORDER_WRITES.has(operation)) note(await readJson(response), operation)
      return ORDER_LISTS.has(operation)
        ? changeAnswer(response, (body) => entries(body).flatMap(show))
        : response
    }
  }
}

/** For a moment the list of categories lacks a new one. */
export function lagCategories(milliseconds: number): Wrapper {
  return (next) => {
    const listedFrom = new Map<unknown, number>()
    return async (request) => {
      const operation = matchOperation(request)?.operation
      const response = await next(request)
      if (!response.ok) return response
      if (operation === 'createCategory') {
        const { data } = await readJson(response)
        listedFrom.set(asObject(data)['_id'], performance.now() + milliseconds)
      }
      if (operation !== 'listCategories') return response
      return changeAnswer(response, (body) =>
        entries(body).filter(({ _id }) => (listedFrom.get(_id) ?? 0) <= performance.now()),
      )
    }
  }
}
