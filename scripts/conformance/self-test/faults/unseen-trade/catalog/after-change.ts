import type { JsonObject } from '../../../../../../mocks/contract/json'
import { type Family, fault, faultsOf, type Wrapper } from '../../../fault'
import * as filters from '../../../services/shelf/filter-by'
import * as searches from '../../../services/shelf/search-by'
import * as shelf from '../../../services/shelf/shelf'
import * as joins from '../../../services/time/joins'
import * as memory from '../../../services/time/memory'

const orderCopy = faultsOf('order-copy')

/** A product under its name, price or category of the day that it was created. */
const asCreated = (answer: (old: (product: JsonObject) => JsonObject) => Wrapper): Wrapper =>
  memory.knowCreated((created) =>
    answer((product) => created.get(String(product['_id'])) ?? product),
  )

const byTouch = (touched: ReadonlyMap<string, number>) => (all: shelf.Products) =>
  all.toSorted(
    (a, b) => (touched.get(String(b['_id'])) ?? 0) - (touched.get(String(a['_id'])) ?? 0),
  )

/** What a new price, name or category leaves as it was, or changes as well. */
export const afterChange: Family = {
  name: 'unseen: after a change',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    orderCopy('listOwnOrders', 'shows today’s prices', joins.joinLines, takePrice),
    orderCopy('listOrders', 'shows today’s prices', joins.joinLines, takePrice),
    orderCopy('listOrders', 'shows today’s names', joins.joinLines, takeName),
    orderCopy('listOwnOrders', 'shows today’s names', joins.joinLines, takeName),
    orderCopy('updateOrderStatus', 'answers today’s prices', joins.joinLines, takePrice),
    orderCopy('createOrder', 'answers today’s prices when repeated', joins.joinLines, takePrice),
    fault(
      'createOrder',
      'judges a repeated order by today’s prices',
      'one-order',
      joins.judgeAgain,
    ),
    fault('listProducts', 'sorts by the last update', 'sort-order', (operation: string) =>
      memory.knowTouched((touched) =>
        shelf.listBy(operation, (all, by, order) =>
          by === 'sold'
            ? shelf.sortRight(all, by, order)
            : shelf.sortRight(byTouch(touched)(all), by, order),
        ),
      ),
    ),
    fault('filterProducts', 'sorts by the last update', 'sort-order', (operation: string) =>
      memory.knowTouched((touched) => filters.filterBy(operation, { sort: byTouch(touched) })),
    ),
    fault('filterProducts', 'knows the first price', 'price-filter', (operation: string) =>
      asCreated((old) =>
        filters.filterBy(operation, {
          price: (one, { prices: [low = 0, high = 1e9] }) => filters.isWithin(old(one), low, high),
        }),
      ),
    ),
    fault('filterProducts', 'knows the first category', 'category-filter', (operation: string) =>
      asCreated((old) =>
        filters.filterBy(operation, {
          category: (one, { categories }) =>
            categories.length === 0 || categories.includes(shelf.categoryOf(old(one))),
        }),
      ),
    ),
    fault('searchProducts', 'knows the first name', 'search', (operation: string) =>
      asCreated((old) =>
        searches.searchBy(operation, {
          fits: (_, text, one) => shelf.nameOf(old(one)).toLowerCase().includes(text.toLowerCase()),
        }),
      ),
    ),
    fault('listRelatedProducts', 'knows the first category', 'related', (operation: string) =>
      asCreated((old) =>
        shelf.relateBy(operation, (other, product) =>
          shelf.sharesCategory(old(other), old(product)),
        ),
      ),
    ),
  ],
}

function takePrice(line: JsonObject, product?: JsonObject): JsonObject {
  return product ? { ...line, price: product['price'] } : line
}

function takeName(line: JsonObject, product?: JsonObject): JsonObject {
  return product ? { ...line, name: product['name'] } : line
}
