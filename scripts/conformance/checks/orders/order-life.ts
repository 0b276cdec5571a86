import type { CheckFactory, Step } from '../../run/check'
import { Undecided } from '../../run/interruptions'
import { must } from '../../run/must'
import { orderSchema, ordersSchema, statusesSchema } from '../../run/wire'

/** An administrator moves an order through its life. */
export const createOrderLifeCheck: CheckFactory = ({ call, slots }) => {
  const put = (
    orderId: string,
    json: object,
    expect = 200,
    rule: 'refused' | 'unknown-id' | 'wrong-order' | 'order-status' = 'refused',
  ) => {
    const { id: userId, token } = slots.admin.get()
    return call('updateOrderStatus', { path: { orderId, userId }, token, json, expect, rule })
  }
  const readOrders = async () => {
    const { id: userId, token } = slots.admin.get()
    return (await call('listOrders', { path: { userId }, token })).read(ordersSchema)
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
    steps: [
      step('list the statuses', 'listOrderStatuses', async () => {
        const { id: userId, token } = slots.admin.get()
        const answer = await call('listOrderStatuses', { path: { userId }, token })
        const statuses = answer.read(statusesSchema)
        const { status } = slots.order.get()
        must(statuses.includes(status), {
          rule: 'order-status',
          operation: 'listOrderStatuses',
          expected: `a list with ${status}, the status of a new order`,
          got: statuses.join(', '),
          cause: 'New orders have a status that the list does not know.',
          exchange: answer.exchange,
        })
        slots.statuses.set(statuses)
      }),
      step('set another status', 'updateOrderStatus', async () => {
        const order = slots.order.get()
        const status = slots.statuses.get().find((one) => one !== order.status)
        if (!status) throw new Undecided('orders have one status only')
        const before = await readOrders()
        const answer = await put(order._id, { status, orderId: order._id })
        const after = await readOrders()
        const stored = after.find(({ _id }) => _id === order._id)
        const statusBefore = new Map(before.map((one) => [one._id, one.status]))
        const bystander = after.find(
          (one) =>
            one._id !== order._id && (statusBefore.get(one._id) ?? one.status) !== one.status,
        )
        must(bystander === undefined, {
          rule: 'wrong-order',
          operation: 'updateOrderStatus',
          expected: 'no other order changes',
          got: `${bystander?._id} is ${bystander?.status} now`,
          cause: 'The update is not limited to the order in the path.',
          exchange: answer.exchange,
        })
        must(answer.read(orderSchema).status === status && stored?.status === status, {
          rule: 'order-status',
          operation: 'updateOrderStatus',
          expected: status,
          got: stored?.status ?? 'no such order any more',
          cause: 'The new status is not stored.',
          exchange: answer.exchange,
        })
        must(stored.amount === order.amount && stored.products.length === order.products.length, {
          rule: 'kept-value',
          operation: 'updateOrderStatus',
          expected: 'everything but the status stays',
          got: `an order of ${stored.amount}`,
          cause: 'Setting the status changes other fields.',
          exchange: answer.exchange,
        })
      }),
      step('set a status that is not in the list', 'updateOrderStatus', async () => {
        const { _id } = slots.order.get()
        await put(_id, { status: 'Conformance no such', orderId: _id }, 400, 'order-status')
      }),
      step('name another order in the body', 'updateOrderStatus', async () => {
        const { _id, status } = slots.order.get()
        await put(_id, { status, orderId: 'conformance-no-such-order' }, 400, 'wrong-order')
      }),
      step('set the status of an unknown order', 'updateOrderStatus', async () => {
        const unknown = 'conformance-no-such-order'
        await put(
          unknown,
          { status: slots.order.get().status, orderId: unknown },
          404,
          'unknown-id',
        )
      }),
    ],
  }
}
