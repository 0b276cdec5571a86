import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Handler, Wrapper } from '../../fault'
import { everyObject } from '../../wrap/every-answer'
import { matchOperation } from '../../wrap/match-operation'
import { readJson } from '../../wrap/messages'
import { entries } from '../../wrap/one-operation'
import { callerOf, charge, onTurn, read, readOrder, type Turn, writeProduct } from '../trade/turn'

/** What a faulty `createOrder` knows when the right one refuses. */
export interface Facts {
  readonly status: number
  readonly error: string
  readonly order: JsonObject
  /** What the products cost; without those that are gone. */
  readonly total: number
  readonly claimed: number
  /** What was charged, and by whom, if it was charged here. */
  readonly charged: number | undefined
  readonly owner: string | undefined
  readonly caller: string | undefined
}

interface Payment {
  readonly amount: number
  readonly owner: string
}

/**
 * Makes orders that the service refuses. It pays what they cost, orders, and shows the transaction and the amount that were
 * sent, so that stock, lists and status are as if the service had made the order itself.
 */
export function placeAnyway(operation: string, isPlaced: (facts: Facts) => boolean): Wrapper {
  return (next) => {
    const payments = new Map<string, Payment>()
    const shown = new Map<string, JsonObject>()
    const paidBy = new Map<string, string>()
    const place = onTurn(operation, async (turn) => {
      const order = await readOrder(turn.request)
      const asked = String(order['transaction_id'])
      const known = paidBy.get(`${callerOf(turn)?.id} ${asked}`)
      if (known) return turn.forward({ order: { ...order, transaction_id: known } })
      const response = await turn.forward()
      if (response.ok || response.status === 400) return response
      const payment = payments.get(asked)
      const total = await costOf(turn.next, order)
      const facts: Facts = {
        order,
        total,
        status: response.status,
        error: String((await readJson(response))['error']),
        claimed: Number(order['amount']),
        charged: payment?.amount,
        owner: payment?.owner,
        caller: callerOf(turn)?.id,
      }
      if (!isPlaced(facts)) return response
      const paid = await charge(turn, total)
      if (!paid) return response
      await fillStock(turn, order)
      shown.set(paid, { transaction_id: asked, amount: facts.claimed })
      paidBy.set(`${facts.caller} ${asked}`, paid)
      return turn.forward({ order: { ...order, amount: total, transaction_id: paid } })
    })(listenToPayments(next, payments))
    return everyObject((object) => ({
      ...object,
      ...('transaction_id' in object ? shown.get(String(object['transaction_id'])) : {}),
    }))(place)
  }
}

/** What the products of an order cost now, in dollars. */
export async function costOf(next: Handler, order: JsonObject): Promise<number> {
  let cents = 0
  for (const { _id, count } of entries(order['products'])) {
    const { price = 0 } = asObject(await read(next, `/product/show/${_id}`))
    cents += Math.round(Number(price) * 100) * Number(count)
  }
  return cents / 100
}

/** Fills up what an order has too many pieces of, over all its lines. */
export async function fillStock(turn: Turn, order: JsonObject): Promise<void> {
  const needed = new Map<string, number>()
  for (const { _id, count } of entries(order['products'])) {
    needed.set(String(_id), (needed.get(String(_id)) ?? 0) + Number(count))
  }
  for (const [id, count] of needed) {
    const { quantity } = asObject(await read(turn.next, `/product/show/${id}`))
    if (typeof quantity !== 'number' || quantity >= count) continue
    await writeProduct(turn, id, { quantity: String(count) })
  }
}

/** Remembers who was charged what. */
function listenToPayments(next: Handler, payments: Map<string, Payment>): Handler {
  return async (request) => {
    const match = matchOperation(request)
    const response = await next(request)
    if (match?.operation !== 'createPayment' || !response.ok) return response
    const { id, amount } = asObject((await readJson(response))['transaction'])
    const owner = match.params['userId'] ?? ''
    payments.set(String(id), { amount: Number(amount), owner })
    return response
  }
}
