import { createBoundedMap } from '../../../../../mocks/api/lib/bounded-map'
import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import type { Catalogue } from '../catalog/catalog'
import { centsOf, isOfUnknown, numberOf, type Seen, type Subject } from '../seen'
import { type Draft, type Lines, type Order, readDraft, toLine } from './order'
import type { Payments } from './payments'

/** What the recording has shown of orders. */
export interface OrderBook extends Subject {
  find(id: unknown): Order | undefined
  /** The order that a transaction has made. */
  madeOf(transaction: string): Order | undefined
  list(): readonly Order[]
  /** The values of a status; `undefined` before they were listed. */
  readonly statuses: readonly unknown[] | undefined
  /** What the lines cost in cents; `undefined` where a product is not the recording's own. */
  costOf(lines: Lines): number | undefined
  hasGone(lines: Lines): boolean
  hasTooMany(lines: Lines): boolean
  /** Whether some cost nothing: pieces of price 0 may be limited. */
  hasFree(lines: Lines): boolean
  /** The order that an answer must hold: with the shop's own names and prices, where nothing was written beside it. */
  expect(seen: Seen, answer: JsonObject, draft: Draft): Order
}

export function createOrderBook(catalogue: Catalogue, payments: Payments): OrderBook {
  const orders = createBoundedMap<Order>(5_000)
  const byTransaction = createBoundedMap<string>()
  let statuses: readonly unknown[] | undefined

  const madeOf = (transaction: string) => orders.get(byTransaction.get(transaction) ?? '')
  const wantedOf = (id: string) => catalogue.find(id)?.wanted ?? {}

  const expect: OrderBook['expect'] = (seen, answer, draft) => ({
    ...draft,
    id: String(answer['_id']),
    userId: String(seen.path['userId']),
    createdAt: answer['createdAt'],
    status: answer['status'],
    writtenAt: seen.endedAt,
    lines: new Map(
      [...draft.lines].map(([id, { count }]) => [
        id,
        seen.isAlone ? toLine(count, wantedOf(id)['price'], wantedOf(id)['name']) : { count },
      ]),
    ),
  })

  const notePlaced = (seen: Seen) => {
    const draft = readDraft(seen.sent)
    if (byTransaction.has(draft.transaction)) return
    const order = expect(seen, asObject(seen.exchange.json), draft)
    orders.set(order.id, order)
    byTransaction.set(draft.transaction, order.id)
    for (const [id, { count }] of draft.lines) catalogue.sell(id, count, seen)
  }

  /** "The answer is a 409 and the service voids the transaction; no other answer voids one." */
  const noteConflict = (seen: Seen) => {
    const { transaction } = readDraft(seen.sent)
    const isOwn = isOfUnknown(seen) || payments.charge(transaction)?.userId === seen.path['userId']
    if (isOwn && !byTransaction.has(transaction)) payments.giveBack(transaction)
  }

  return {
    find: (id) => (typeof id === 'string' ? orders.get(id) : undefined),
    madeOf,
    list: orders.values,
    get statuses() {
      return statuses
    },
    costOf: (lines) =>
      [...lines].reduce<number | undefined>((sum, [id, { count }]) => {
        const cents = centsOf(wantedOf(id)['price'])
        return sum === undefined || cents === undefined ? undefined : sum + cents * count
      }, 0),
    hasGone: (lines) => [...lines.keys()].some((id) => catalogue.find(id)?.isGone === true),
    hasTooMany: (lines) =>
      [...lines].some(([id, { count }]) => (numberOf(wantedOf(id)['quantity']) ?? count) < count),
    hasFree: (lines) => [...lines.keys()].some((id) => wantedOf(id)['price'] === 0),
    expect,
    note(seen) {
      const { id } = seen.operation
      const { json, status } = seen.exchange
      if (id === 'createOrder' && status === 409) noteConflict(seen)
      if (!seen.isOk) return
      if (id === 'createOrder') notePlaced(seen)
      if (id === 'listOrderStatuses') statuses = asArray(json)
      const order = orders.get(String(seen.path['orderId']))
      if (id === 'updateOrderStatus' && order)
        orders.set(order.id, {
          ...order,
          status: seen.isAlone ? seen.sent['status'] : undefined,
          writtenAt: seen.endedAt,
        })
    },
  }
}
