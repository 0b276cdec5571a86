import type { Step } from '../../model/check'
import type { CheckContext } from '../../model/check-context'
import type { Slot } from '../../model/slot'
import { withRetries } from '../../send/with-retries'
import { placeOrder } from '../orders/place-order'
import { setNextStatus } from '../orders/set-status'
import { type Bought, expectAnsweredCopy, expectListedCopy } from './order-copy'

interface Moment {
  /** `when its product is gone`. */
  readonly when: string
  readonly bought: Slot<Bought>
  /** Set once the buyer's own list has shown the order as it was: what differs from it is to blame. */
  readonly kept: Slot<true>
}

/** Whatever else answers with an order has the same copy of its product as the buyer's list. */
export function copySteps(context: CheckContext, { when, bought, kept }: Moment): Step[] {
  const { call, slots } = context
  const step = (title: string, operation: string, run: (known: Bought) => Promise<void>): Step => ({
    title: `${title} ${when}`,
    operation,
    isThorough: true,
    run() {
      kept.get()
      return run(bought.get())
    },
  })
  return [
    withRetries(
      context,
      step('find it among all orders as it was', 'listOrders', async (known) => {
        const { id: userId, token } = slots.admin.get()
        expectListedCopy(await call('listOrders', { path: { userId }, token }), known)
      }),
    ),
    step('send the order again', 'createOrder', async (known) => {
      const { product, order } = known
      const lines = [{ product, count: 1 }]
      const placement = { lines, transactionId: order.transaction_id }
      const answer = await placeOrder(context, slots.other.get(), placement, {
        rule: 'one-order',
        cause: 'An order that is there is judged by the products as they are now.',
      })
      expectAnsweredCopy(answer, known)
    }),
    step('set its status', 'updateOrderStatus', async (known) => {
      // Its request names no product: so a script knows what becomes of this one.
      await call('showProduct', { path: { productId: known.product._id }, expect: [200, 404] })
      const [answer, status] = await setNextStatus(context, known.order)
      bought.set({ ...known, order: { ...known.order, status } })
      expectAnsweredCopy(answer, known)
    }),
  ]
}
