import { asObject, isObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, readJson } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'
import { costOf } from '../purchases/books'
import { onTurn, read, readOrder, refusal } from '../trade/turn'
import type { Remembered } from './memory'

/** A line of an order, joined with the product as it is now; with nothing when it is gone. */
type Join = (line: JsonObject, product: JsonObject | undefined) => JsonObject | undefined

/** Reads the lines of orders from the products. */
export function joinLines(operation: string, join: Join): Wrapper {
  return joinOrders(operation, (order, products) => ({
    ...order,
    products: entries(order['products'])
      .map((line) => join(line, products.get(String(line['_id']))))
      .filter((line) => line !== undefined),
  }))
}

/** Reads orders together with their products as they are now. */
export function joinOrders(
  operation: string,
  join: (order: JsonObject, products: Remembered) => JsonObject | undefined,
): Wrapper {
  return (next) =>
    onOperation(operation, async (_, forward) => {
      const response = await forward()
      if (!response.ok) return response
      const body: unknown = await response.json()
      const orders = Array.isArray(body) ? entries(body) : [asObject(body)]
      const products = await readProducts(next, orders)
      const joined = orders.map((order) => join(order, products)).filter((one) => one !== undefined)
      return answerJson(Array.isArray(body) ? joined : (joined[0] ?? null))
    })(next)
}

async function readProducts(next: Handler, orders: readonly JsonObject[]): Promise<Remembered> {
  const products = new Map<string, JsonObject>()
  const ids = orders.flatMap((order) => entries(order['products']).map(({ _id }) => String(_id)))
  for (const id of new Set(ids)) {
    const product = await read(next, `/product/show/${id}`)
    if (isObject(product) && product['_id'] === id) products.set(id, product)
  }
  return products
}

export const hasAll = (order: JsonObject, products: Remembered): boolean =>
  entries(order['products']).every(({ _id }) => products.has(String(_id)))

/** Fails when an order holds a product that is gone. */
export function failOnGone(operation: string, status = 500): Wrapper {
  return (next) =>
    onOperation(operation, async (_, forward) => {
      const response = await forward()
      if (!response.ok) return response
      const body: unknown = await response.clone().json()
      const orders = Array.isArray(body) ? entries(body) : [asObject(body)]
      const products = await readProducts(next, orders)
      return orders.every((order) => hasAll(order, products))
        ? response
        : refusal(operation, status, "undefined method 'name' for nil")
    })(next)
}

/** Judges an order that was made once more when it is sent again. */
export function judgeAgain(operation: string): Wrapper {
  const made = new Set<unknown>()
  return onTurn(operation, async (turn) => {
    const order = await readOrder(turn.request)
    const response = await turn.forward()
    if (!response.ok) return response
    const isAgain = made.has(order['transaction_id'])
    made.add(order['transaction_id'])
    return isAgain && (await costOf(turn.next, order)) !== order['amount']
      ? refusal(operation, 409, 'The products cost something else now.')
      : response
  })
}

/** Does not delete what was ordered: a foreign key holds it. */
export function keepOrdered(operation: string, status: number): Wrapper {
  const ordered = new Set<unknown>()
  return (next) => async (request) => {
    const match = matchOperation(request)
    const isOrdered = match?.operation === operation && ordered.has(match.params['productId'])
    if (isOrdered && request.headers.has('authorization')) {
      return refusal(operation, status, 'The product is referenced by orders.')
    }
    const response = await next(request)
    if (match?.operation === 'createOrder' && response.ok) {
      for (const { _id } of entries((await readJson(response))['products'])) ordered.add(_id)
    }
    return response
  }
}
