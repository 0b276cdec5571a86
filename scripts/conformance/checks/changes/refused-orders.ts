import type { CheckContext } from '../../model/check-context'
import type { RuleId } from '../../model/rules'
import { charge } from '../money/charge'
import { type Line, placeOrder, totalOf } from '../orders/place-order'

interface Refusal {
  readonly rule: RuleId
  readonly cause: string
  /** The lines' total when left out. */
  readonly amount?: number
}

/** Orders that are impossible, each with a transaction that pays for nothing afterwards. */
export function refusedOrders(context: CheckContext): {
  /** Pays for an order that is a 409, and then tries to buy something else for that money. */
  order(lines: readonly Line[], refusal: Refusal): Promise<void>
} {
  const { slots } = context
  return {
    async order(lines, { rule, cause, amount = totalOf(lines) }) {
      const buyer = slots.other.get()
      const { beyond } = slots.products.get()
      const transactionId = await charge(context, buyer, amount)
      const placement = { lines, transactionId, amount }
      await placeOrder(context, buyer, placement, { expect: 409, rule, cause })
      // Every amount is a multiple of this price, so that only the voided transaction stands in the way.
      const count = Math.round(amount / beyond.price)
      const possible = { lines: [{ product: beyond, count }], transactionId }
      await placeOrder(context, buyer, possible, {
        // "No other answer voids one" does not say what a voided one is then: a conflict, or none that is known.
        expect: [404, 409],
        rule: 'voided-charge',
        cause: 'The transaction is not voided, or an order can be made of a voided one.',
      })
    },
  }
}
