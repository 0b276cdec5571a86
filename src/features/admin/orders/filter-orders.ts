import type { Order } from '../../../api/edge/order'
import { foldText } from '../../../lib/fold-text'
import type { ListView } from '../list/list-view'
import { matchesDays, matchesText } from '../list/match-row'

/** The orders that a view shows, in the order they came in. */
export function filterOrders(orders: readonly Order[], view: ListView): readonly Order[] {
  return orders.filter(
    (order) =>
      (view.status === '' || view.status === order.status) &&
      matchesDays(order.createdAt, view.from, view.to) &&
      matchesText(searchText(order), view.text),
  )
}

const searchTexts = new WeakMap<Order, string>()

/** What a search looks through, folded once for each order rather than for each letter typed. */
function searchText(order: Order): string {
  const known = searchTexts.get(order)
  if (known !== undefined) return known
  const { orderId, transactionId, address, user, products } = order
  const lines = products.map((line) => `${line.name} ${line.productId}`)
  const text = foldText([orderId, transactionId, user.name, address, ...lines].join(' '))
  searchTexts.set(order, text)
  return text
}
