import { answer, refuse } from '../contract/operation'
import { matchesTag } from '../http/request/entity-tag'
import type { Handlers } from '../http/request-context'
import { assertNever } from '../lib/assert-never'
import { toCents } from '../lib/money'
import { reverseCharge } from '../payment/charge/reverse'
import type { Services } from '../services'
import { mapBatches, toWireOrder } from '../wire'
import { ORDER_STATUSES } from './order-rules'
import { listOrders, setOrderStatus } from './order-store'
import { createOptimisticPlacement } from './place-optimistically'

/** Paid orders and their status. */
export function createOrderHandlers(
  services: Services,
): Pick<Handlers, 'createOrder' | 'listOrders' | 'listOrderStatuses' | 'updateOrderStatus'> {
  const { database, limits, now } = services
  const placeOrder = createOptimisticPlacement(database)
  return {
    async createOrder({ body: { order } }, { caller, address }) {
      const amountCents = toCents(order.amount)
      const buyer = { userId: caller.id, address }
      const placement = await placeOrder(
        {
          userId: caller.id,
          transactionId: order.transaction_id,
          lines: order.products.map(({ _id, count }) => ({ productId: _id, count })),
          claimedCents: amountCents,
          address: order.address,
          counts: limits.countsOfOrder({ ...buyer, amountCents }),
        },
        now(),
        (pieces) => limits.admitFreePieces({ ...buyer, pieces }),
      )
      switch (placement.kind) {
        case 'placed':
          return answer(toWireOrder({ ...placement.order, userName: caller.name }))
        case 'unknown-transaction':
          return refuse(404, 'transaction_id: there is no such payment.')
        case 'foreign-transaction':
          return refuse(403, 'transaction_id: this payment belongs to another account.')
        case 'voided-transaction':
          await reverseCharge(services, placement.charge)
          return refuse(409, REVERSED_BEFORE)
        case 'impossible':
          await reverseCharge(services, placement.charge)
          return refuse(409, `${placement.reason} ${REVERSED}`)
        case 'too-many-free':
          return placement.refusal
        default:
          return assertNever(placement)
      }
    },

    async listOrders() {
      return answer(mapBatches(listOrders(database), toWireOrder))
    },

    async listOrderStatuses() {
      return answer([...ORDER_STATUSES])
    },

    async updateOrderStatus({ path: { orderId }, body }, { ifMatch }) {
      if (body.orderId !== orderId) {
        return refuse(400, 'orderId: must be the order that the path names.')
      }
      if (!ORDER_STATUSES.includes(body.status)) {
        return refuse(400, `status: must be one of ${ORDER_STATUSES.join(', ')}.`)
      }
      const isExpected = (status: string) => matchesTag(ifMatch, tagStatus(status))
      const found = await setOrderStatus(database, orderId, body.status, isExpected)
      if (!found) return refuse(404, 'There is no such order.')
      if (found.isSet) return answer(toWireOrder(found.order))
      return refuse(412, `The order is ${found.order.status} by now. Nothing was changed.`)
    },
  }
}

/** Its order was impossible, or none was created within a day. */
const REVERSED_BEFORE =
  'No order could be made of this payment in time. It was cancelled, and its money goes back to you. Pay again to order.'
const REVERSED = 'Your payment was cancelled; nothing was charged.'

/** The entity tag of an order's status is the status itself, so that every list of orders tells it. */
function tagStatus(status: string): string {
  return `"${encodeURIComponent(status)}"`
}
