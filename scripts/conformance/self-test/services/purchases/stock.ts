import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../fault'
import { matchOperation } from '../../wrap/match-operation'
import { answerJson, changeAnswer } from '../../wrap/messages'
import { entries, onOperation } from '../../wrap/one-operation'
import { onTurn, read, readOrder, refusal, writeProduct } from '../trade/turn'

/** Takes another number of pieces from stock than an order has; `isAgain` when the order was made before. */
export function takePieces(
  operation: string,
  pieces: (line: JsonObject, index: number, isAgain: boolean) => number,
): Wrapper {
  const made = new Set<unknown>()
  return onTurn(operation, async (turn) => {
    const order = await readOrder(turn.request)
    const lines = entries(order['products'])
    const before = new Map<string, number>()
    for (const { _id } of lines) {
      const { quantity } = asObject(await read(turn.next, `/product/show/${_id}`))
      before.set(String(_id), Number(quantity))
    }
    const response = await turn.forward()
    if (!response.ok) return response
    const isAgain = made.has(order['transaction_id'])
    made.add(order['transaction_id'])
    for (const [index, line] of lines.entries()) {
      const id = String(line['_id'])
      const left = Math.max(0, (before.get(id) ?? 0) - pieces(line, index, isAgain))
      before.set(id, left)
      await writeProduct(turn, id, { quantity: String(left) })
    }
    return response
  })
}

/** Shows products as having sold what a faulty count says. */
export function countSold(operation: string, pieces: (line: JsonObject) => number): Wrapper {
  const off = new Map<string, number>()
  return (next) => async (request) => {
    const match = matchOperation(request)
    const response = await next(request)
    if (match?.operation === operation && response.ok) {
      noteSold(off, asObject(await response.clone().json()), pieces)
    }
    const difference = off.get(match?.params['productId'] ?? '')
    if (match?.operation !== 'showProduct' || difference === undefined || !response.ok) {
      return response
    }
    return changeAnswer(response, (body) => {
      const product = asObject(body)
      return { ...product, sold: Math.max(0, Number(product['sold']) + difference) }
    })
  }
}

function noteSold(
  off: Map<string, number>,
  order: JsonObject,
  pieces: (line: JsonObject) => number,
): void {
  for (const line of entries(order['products'])) {
    const id = String(line['_id'])
    off.set(id, (off.get(id) ?? 0) + pieces(line) - Number(line['count']))
  }
}

/** Refuses orders for a reason that the contract does not know. */
export function refuseOrders(
  operation: string,
  isRefused: (order: JsonObject) => boolean,
  status: number,
): Wrapper {
  return onTurn(operation, async (turn) => {
    const response = await turn.forward()
    return response.ok && isRefused(await readOrder(turn.request))
      ? refusal(operation, status, 'The order is not possible.')
      : response
  })
}

/** Answers whoever sends a transaction with the order that was made of it. */
export function answerAnybody(operation: string): Wrapper {
  const orders = new Map<string, unknown>()
  return onTurn(operation, async (turn) => {
    const id = String((await readOrder(turn.request))['transaction_id'])
    const response = await turn.forward()
    if (response.ok) orders.set(id, await response.clone().json())
    const known = response.status === 403 ? orders.get(id) : undefined
    return known ? answerJson(known) : response
  })
}

/** Answers a nonce that was charged with its first transaction, whoever sends it and with whatever amount. */
export function answerFirst(
  operation: string,
  isSame: (first: JsonObject, again: JsonObject) => boolean,
): Wrapper {
  const charged = new Map<string, { asked: JsonObject; answer: unknown }>()
  return onOperation(operation, async (request, forward, { params }) => {
    const asked = { ...asObject(await request.json()), user: params['userId'] }
    const nonce = String(asObject(asked)['paymentMethodNonce'])
    const response = await forward()
    if (response.ok && !charged.has(nonce)) {
      charged.set(nonce, { asked, answer: await response.clone().json() })
    }
    const first = charged.get(nonce)
    return response.status === 409 && first && isSame(first.asked, asked)
      ? answerJson(first.answer)
      : response
  })
}
