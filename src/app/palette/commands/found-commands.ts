import type { Product } from '../../../api/edge/catalog'
import type { Order } from '../../../api/edge/order'
import { paths } from '../../../lib/paths'
import type { Command } from './commands'
import { wordsOf } from './rank-commands'

/** More than these of a kind are looked for on the kind's own page. */
const MAX_OF_A_KIND = 4

/** The way to each of these products, and for an administrator to its form. */
export function findProducts(products: readonly Product[], isOfAdmin: boolean): readonly Command[] {
  return products
    .slice(0, MAX_OF_A_KIND)
    .flatMap(({ productId, name }): Command[] => [
      open('Product', `product ${productId}`, name, paths.product(productId)),
      ...(isOfAdmin
        ? [open('Product', `update ${productId}`, `Update ${name}`, paths.updateProduct(productId))]
        : []),
    ])
}

/** The way to the orders that a text names by id, transaction, buyer or product. */
export function findOrders(
  text: string,
  orders: readonly Order[],
  isOfAdmin: boolean,
): readonly Command[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const found: Order[] = []
  for (const order of orders) {
    const searched = wordsOf(searchText(order)).join(' ')
    if (words.every((word) => searched.includes(word))) found.push(order)
    if (found.length === MAX_OF_A_KIND) break
  }
  return found.map((order) => {
    const { orderId, status, user, products } = order
    const what = isOfAdmin ? user.name : products.map(({ name }) => name).join(', ')
    return open(
      'Order',
      `order ${orderId}`,
      `${orderId}, ${status}: ${what}`,
      isOfAdmin
        ? `${paths.adminOrders}?${new URLSearchParams({ text: orderId })}`
        : `${paths.userDashboard}#${orderId}`,
    )
  })
}

/** The way to the shop's own search, which looks further. */
export function searchFor(text: string): readonly Command[] {
  if (text === '') return []
  const path = `${paths.home}?${new URLSearchParams({ search: text })}`
  return [open('Search', 'search', `Search the shop for “${text}”`, path)]
}

function searchText({ orderId, transactionId, user, products }: Order): string {
  return [orderId, transactionId, user.name, ...products.map(({ name }) => name)].join(' ')
}

function open(kind: Command['kind'], id: string, label: string, path: string): Command {
  return { id, label, kind, effect: { type: 'open', path } }
}
