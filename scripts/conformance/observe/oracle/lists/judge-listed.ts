import { findProducts } from '../catalog/own-product'
import type { Found, Seen, Subject } from '../seen'
import { differLimit, differLost, type Shelf } from './shelf'
import { differOrder, sortedBy } from './sorting'

const ALL = 'undefined'

/** The list of products: its order and its limit. */
export function createListJudge(shelf: Shelf): Subject {
  const judge = (seen: Seen): Found => {
    const { sortBy = 'createdAt', order = 'desc', limit } = seen.query
    const products = findProducts(seen.exchange.json)
    const most = limit === ALL || limit === undefined ? Number.POSITIVE_INFINITY : Number(limit)
    const isWhole = limit === ALL || (limit !== undefined && products.length < most)
    const sorting = sortedBy(String(sortBy), String(order))
    const last = products.at(-1)
    const ids = new Set(products.map(({ _id }) => _id))
    const lost = shelf.present(seen).filter(({ id }) => !ids.has(id))
    // One that comes before the last one that is shown.
    const isSkipped = products.length === most && last !== undefined
    const skipped = isSkipped
      ? lost.find(({ wanted }) => sorting.gap(wanted, last) > sorting.tie)
      : undefined
    return [
      differLimit(seen, most, products.length),
      differOrder(seen, products, sorting),
      isWhole ? differLost(seen, 'limit', lost[0], products.length) : undefined,
      differLost(seen, 'sort-order', skipped, products.length),
    ]
  }
  return { judge: (seen) => (seen.isOk && seen.operation.id === 'listProducts' ? judge(seen) : []) }
}
