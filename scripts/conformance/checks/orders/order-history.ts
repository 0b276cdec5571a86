import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { CheckFactory, Step } from '../../model/check'
import type { Actor } from '../../model/check-context'
import { withRetries } from '../../send/with-retries'
import { charge } from '../money/charge'
import { blameOrder, expectAllOf } from './expect-listed'
import { expectNewestFirst, expectStatuses, expectUnchanged, expectWhole } from './judge-history'
import { listMade, spread } from './made-orders'
import { placeOrder, totalOf } from './place-order'
import { putStatus } from './set-status'

/** All that was ordered in this run is in the lists of its buyers and in that of all orders, whatever its status. */
export const createOrderHistoryCheck: CheckFactory = (context) => {
  const { call, slots } = context
  /** The orders of which each has another status, and their statuses. */
  const set = new Map<string, string>()
  const step = (title: string, operation: string, run: () => Promise<void>): Step => ({
    title,
    operation,
    isThorough: true,
    run,
  })
  const list = (operation: 'listOwnOrders' | 'listOrders', { id: userId, token }: Actor) =>
    call(operation, { path: { userId }, token })
  const expectOwn = async (actor: Actor) => {
    const answer = await list('listOwnOrders', actor)
    const made = listMade(context).filter(({ user }) => user._id === actor.id)
    await blameOrder(context, slots.admin.peek(), answer, (one) => expectWhole(one, made))
    expectAllOf(answer, actor.id)
    expectNewestFirst(answer, set)
  }
  const find = (...parts: Parameters<typeof step>) => withRetries(context, step(...parts))

  return {
    id: 'order-history',
    title: 'Lists of orders stay whole as they grow',
    level: 'journeys',
    kind: 'series',
    needs: ['accounts', 'admin', 'products', 'order'],
    steps: [
      step('order as an administrator', 'createOrder', async () => {
        const admin = slots.admin.get()
        const lines = [{ product: slots.products.get().free, count: 1 }]
        const transactionId = await charge(context, admin, totalOf(lines))
        const answer = await placeOrder(context, admin, { lines, transactionId })
        answer.read(orderShape)
      }),
      step('give each of several orders another status', 'updateOrderStatus', async () => {
        const statuses = slots.statuses.get()
        const { id } = slots.shopper.get()
        const own = listMade(context).filter(({ user }) => user._id === id)
        for (const [index, order] of spread(own, statuses.length).entries()) {
          const status = statuses[index] ?? order.status
          const json = { status, orderId: order._id }
          // Which status may follow which is the service's own rule.
          const answer = await putStatus(context, order._id, json, { expect: [200, 400] })
          if (answer.status !== 200) continue
          expectUnchanged(answer, order)
          set.set(order._id, status)
        }
      }),
      find(
        'find all of them with the status that each was given',
        'updateOrderStatus',
        async () => {
          const own = await list('listOwnOrders', slots.shopper.get())
          const all = await list('listOrders', slots.admin.get())
          expectStatuses(own, all, set)
        },
      ),
      find('find all that was ordered among the own orders', 'listOwnOrders', () =>
        expectOwn(slots.shopper.get()),
      ),
      find('find all that another ordered among the own orders', 'listOwnOrders', () =>
        expectOwn(slots.other.get()),
      ),
      find('find what an administrator ordered among the own orders', 'listOwnOrders', () =>
        expectOwn(slots.admin.get()),
      ),
      find('find all that was ordered among all orders', 'listOrders', async () => {
        const answer = await list('listOrders', slots.admin.get())
        const buyers = [slots.shopper.get(), slots.other.get(), slots.admin.get()]
        for (const buyer of buyers) {
          const made = listMade(context).filter(({ user }) => user._id === buyer.id)
          await blameOrder(context, buyer, answer, (one) => expectWhole(one, made))
        }
        expectNewestFirst(answer, set)
      }),
    ],
  }
}
