import { asArray, asObject, isObject, type JsonObject } from '../../../../../mocks/contract/json'
import { differAt, differIf } from '../differ'
import { type Found, isOfUnknown, type Seen, type Subject } from '../seen'
import { compareOrder, type Order } from './order'
import type { OrderBook } from './order-book'

/** Orders as they are shown and sent: to whom, in which order, with which status. Lists may lag behind by `settleMs`. */
export function createOrderJudge(book: OrderBook, settleMs: number): Subject {
  const isSettled = (seen: Seen, { writtenAt }: Order) => seen.startedAt >= writtenAt + settleMs

  const judgeShown = (seen: Seen, shown: JsonObject): Found => {
    const order = book.find(shown['_id'])
    return order && seen.isAlone ? compareOrder(seen, shown, order) : []
  }

  /** A list of before has the status of before; all else of an order stays as it was placed. */
  const judgeListed = (seen: Seen, shown: JsonObject): Found => {
    const order = book.find(shown['_id'])
    const isOld = order !== undefined && !isSettled(seen, order)
    return judgeShown(seen, isOld ? { ...shown, status: order.status } : shown)
  }

  const judgeList = (seen: Seen): Found => {
    const listed = asArray(seen.exchange.json).filter(isObject)
    const ids = new Set(listed.map(({ _id }) => _id))
    const { userId } = seen.path
    const isOwn = seen.operation.id === 'listOwnOrders'
    if (isOwn && isOfUnknown(seen)) return listed.flatMap((order) => judgeListed(seen, order))
    const foreign = listed.map(({ user }) => asObject(user)['_id']).find((id) => id !== userId)
    const isDue = (one: Order) => isSettled(seen, one) && (!isOwn || one.userId === userId)
    const lost = book.list().find((one) => !ids.has(one.id) && isDue(one))
    const times = listed.map(({ createdAt }) => Date.parse(String(createdAt)))
    const isUnsorted = times.some((time, index) => time < (times[index + 1] ?? time))
    return [
      differIf(isOwn && foreign !== undefined, seen, {
        rule: 'own-orders',
        expected: 'the orders of the user alone',
        got: `an order of ${String(foreign)}`,
        cause: 'The list holds somebody else’s order.',
      }),
      differIf(seen.isAlone && lost !== undefined, seen, {
        rule: isOwn ? 'own-orders' : 'read-back',
        expected: `the order ${lost?.id}`,
        got: `${listed.length} orders without it`,
        cause: 'It was placed earlier in this recording.',
      }),
      differIf(isUnsorted, seen, {
        rule: 'sort-order',
        expected: 'the newest first',
        got: 'another order',
        cause: 'The list is not sorted by the time of the orders.',
      }),
      ...listed.flatMap((order) => judgeListed(seen, order)),
    ]
  }

  const judgeSet = (seen: Seen): Found => {
    const { sent, path } = seen
    const shown = asObject(seen.exchange.json)
    const { status, orderId } = sent
    const wrongStatus = ['status', status, shown['status']] as const
    const wrongOrder = ['_id', path['orderId'], shown['_id']] as const
    const before = book.find(shown['_id'])
    return [
      differIf(book.statuses?.includes(status) === false, seen, {
        rule: 'order-status',
        expected: '400',
        cause: 'The status is not a listed one.',
      }),
      differIf(orderId !== path['orderId'], seen, {
        rule: 'wrong-order',
        expected: '400',
        cause: 'Path and body name two orders.',
      }),
      status === shown['status']
        ? undefined
        : differAt(seen, 'order-status', wrongStatus, 'The status was not set.'),
      path['orderId'] === shown['_id']
        ? undefined
        : differAt(seen, 'wrong-order', wrongOrder, 'Another order was answered.'),
      ...(before ? judgeShown(seen, { ...shown, status: before.status }) : []),
    ]
  }

  return {
    judge(seen) {
      if (!seen.isOk) return []
      switch (seen.operation.id) {
        case 'listOrders':
        case 'listOwnOrders':
          return judgeList(seen)
        case 'updateOrderStatus':
          return judgeSet(seen)
        default:
          return []
      }
    },
  }
}
