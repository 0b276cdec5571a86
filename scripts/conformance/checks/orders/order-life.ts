import { listOrderStatusesResponse } from '../../../../src/api/generated/responses/list-order-statuses'
import { listOrdersResponse } from '../../../../src/api/generated/responses/list-orders'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Order } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { assertAll, assertIs, assertSome } from '../../model/assert-values'
import type { ValueMatch } from '../../model/assertion'
import type { Answer } from '../../model/call'
import type { CheckFactory, Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import { Blocked, expectContract, Undecided } from '../../model/errors'
import { readSettled } from '../../send/with-retries'
import { listMade } from './made-orders'
import { putStatus, setNextStatus } from './set-status'
import { toUnknownId } from './to-unknown-id'

/** An administrator moves an order through its life. */
export const createOrderLifeCheck: CheckFactory = (context) => {
  const { call, slots } = context
  const put = (
    orderId: string,
    json: object,
    expect: number,
    rule: 'unknown-id' | 'wrong-order' | 'order-status',
  ) => putStatus(context, orderId, json, { expect, rule })
  const readOrders = async () => {
    const { id: userId, token } = slots.admin.get()
    const { exchange, read } = await call('listOrders', { path: { userId }, token })
    return { orders: read(listOrdersResponse.shape), exchange }
  }
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    run,
  })

  return {
    id: 'order-life',
    title: 'An order goes through its life',
    level: 'journeys',
    needs: ['order', 'admin'],
    kind: 'series',
    steps: [
      step('list the statuses', 'listOrderStatuses', async () => {
        const { id: userId, token } = slots.admin.get()
        const answer = await call('listOrderStatuses', { path: { userId }, token })
        const statuses = answer.read(listOrderStatusesResponse.shape)
        const { status } = slots.order.get()
        expectContract(statuses.includes(status), {
          rule: 'order-status',
          operation: 'listOrderStatuses',
          expected: `a list with ${status}, the status of a new order`,
          got: statuses.join(', '),
          cause: 'New orders have a status that the list does not know.',
          assertion: assertSome('/-', { is: status }),
          exchange: answer.exchange,
        })
        expectContract(statuses[0] === status, {
          rule: 'order-status',
          operation: 'createOrder',
          expected: `a new order that is ${statuses[0]}, the first status of its life`,
          got: status,
          cause: 'New orders begin in the middle of their life, or the list is in another order.',
          assertion: assertIs('/0', status, answer.exchange),
        })
        slots.statuses.set(statuses)
      }),
      step('set another status', 'updateOrderStatus', async () => {
        const order = slots.order.get()
        const find = ({ orders }: SeenOrders) => orders.find(({ _id }) => _id === order._id)
        const before = await readOrders()
        const listed = find(before)
        if (!listed) throw new Blocked('checkout › find it among all orders')
        const [answer, status] = await setNextStatus(context, order)
        const after = await readSettled(
          context,
          readOrders,
          (seen) => find(seen)?.status === status,
        )
        expectNoOtherChange(context, answer, { id: order._id, status, before, after })
        const stored = find(after)
        expectContract(answer.read(orderShape).status === status && stored?.status === status, {
          rule: 'order-status',
          operation: 'updateOrderStatus',
          expected: status,
          got: stored?.status ?? 'no such order any more',
          cause: 'The new status is not stored.',
          assertion: assertAll(
            assertIs('/status', status),
            assertSome('/-', holds(order._id, '/status', status), after.exchange),
          ),
          exchange: answer.exchange,
        })
        expectKept(answer, before, after, order)
      }),
      step('set a status that is not in the list', 'updateOrderStatus', async () => {
        const { _id } = slots.order.get()
        await put(_id, { status: 'Conformance no such', orderId: _id }, 400, 'order-status')
      }),
      {
        ...step('set a status in another case', 'updateOrderStatus', async () => {
          const { _id } = slots.order.get()
          const statuses = slots.statuses.get()
          const others = statuses.flatMap((one) => [one.toLowerCase(), one.toUpperCase()])
          const status = others.find((one) => !statuses.includes(one))
          if (status === undefined) throw new Undecided('every case of each status is listed')
          await put(_id, { status, orderId: _id }, 400, 'order-status')
        }),
        isThorough: true,
      },
      step('name another order in the body', 'updateOrderStatus', async () => {
        const { _id, status } = slots.order.get()
        await put(_id, { status, orderId: 'conformance-no-such-order' }, 400, 'wrong-order')
      }),
      step('set the status of an unknown order', 'updateOrderStatus', async () => {
        const { _id, status } = slots.order.get()
        const unknown = toUnknownId(_id)
        await put(unknown, { status, orderId: unknown }, 404, 'unknown-id')
      }),
    ],
  }
}

function holds(id: string, at: string, value: unknown): ValueMatch {
  return {
    holds: [
      { at: '/_id', value: { is: id } },
      { at, value: { is: value } },
    ],
  }
}

interface SeenOrders {
  readonly orders: readonly Order[]
  readonly exchange: Exchange
}

/** A status that was set on one order, and all orders before and after it. */
interface SetStatus {
  readonly id: string
  readonly status: string
  readonly before: SeenOrders
  readonly after: SeenOrders
}

/** Other people may change orders meanwhile, but hardly to the same status. */
function expectNoOtherChange(
  context: CheckContext,
  answer: Answer,
  { id, status, before, after }: SetStatus,
): void {
  const statusBefore = new Map(before.orders.map((one) => [one._id, one.status]))
  const changed = after.orders.filter(
    (one) =>
      one._id !== id && one.status === status && (statusBefore.get(one._id) ?? status) !== status,
  )
  // A script can make those again that this run has made.
  const made = new Set(listMade(context).map(({ _id }) => _id))
  const other = changed.find(({ _id }) => made.has(_id)) ?? changed[0]
  expectContract(other === undefined, {
    rule: 'wrong-order',
    operation: 'updateOrderStatus',
    expected: 'no other order changes',
    got: `the order ${other?._id} is ${other?.status} now`,
    cause: 'The update is not limited to the order in the path.',
    assertion: assertSome(
      '/-',
      {
        holds: [
          { at: '/_id', value: { is: other?._id } },
          { at: '/status', value: { is: statusBefore.get(other?._id ?? '') } },
        ],
      },
      after.exchange,
    ),
    exchange: answer.exchange,
  })
}

/** Fails the step unless an order is what it was, but for its status, in the answer and in the list. */
function expectKept(
  answer: Answer,
  before: SeenOrders,
  after: SeenOrders,
  { _id, products }: Order,
): void {
  const [was, is] = [before, after].map(({ orders }) => orders.find((one) => one._id === _id))
  if (!was || !is) return
  const { user } = answer.read(orderShape)
  const changed = [
    ...(is.amount === was.amount ? [] : ['amount']),
    ...(is.products.length === was.products.length ? [] : ['products']),
    ...(is.address === was.address ? [] : ['address']),
    ...(Date.parse(is.createdAt) === Date.parse(was.createdAt) ? [] : ['createdAt']),
    ...([is.user._id, user._id].every((id) => id === was.user._id) ? [] : ['user']),
  ]
  const isAmong = { in: before.exchange, at: '/-/createdAt' }
  expectContract(changed.length === 0, {
    rule: 'kept-value',
    operation: 'updateOrderStatus',
    expected: 'everything but the status stays',
    got: `an order with another ${changed.join(', ')}`,
    cause: 'Setting the status changes other fields.',
    assertion: assertAll(
      assertIs('/user/_id', was.user._id),
      assertSome('/-', holds(_id, '/amount', was.amount), after.exchange),
      assertSome('/-', holds(_id, '/address', was.address), after.exchange),
      assertSome('/-', holds(_id, '/user/_id', was.user._id), after.exchange),
      assertSome(
        '/-',
        {
          holds: [
            { at: '/_id', value: { is: _id } },
            { at: '/createdAt', value: { isAmong } },
          ],
        },
        after.exchange,
      ),
      ...products.map((one) =>
        assertSome('/-', holds(_id, '/products/-/_id', one._id), after.exchange),
      ),
    ),
    exchange: answer.exchange,
  })
}
