import type { JsonObject } from '../../../../../../mocks/contract/json'
import { type Family, fault, faultsOf, type Wrapper } from '../../../fault'
import * as filters from '../../../services/shelf/filter-by'
import * as searches from '../../../services/shelf/search-by'
import * as shelf from '../../../services/shelf/shelf'
import * as joins from '../../../services/time/joins'
import * as memory from '../../../services/time/memory'
import { sellDeleted } from '../../../services/time/sell-deleted'
import { inPlaceOf } from '../../../wrap/one-operation'

const orderCopy = faultsOf('order-copy')
const unknownId = faultsOf('unknown-id')

const ghost = (operation: string, what: string, answer: Wrapper) =>
  fault(operation, what, 'read-back', memory.stillKnows, answer)

const listRight = shelf.listBy('listProducts', shelf.sortRight)
const relateRight = shelf.relateBy('listRelatedProducts', shelf.sharesCategory)
const inFullLists: Wrapper = (next) => (request) =>
  request.url.includes('limit=undefined') ? listRight(next)(request) : next(request)

/** What a deletion leaves behind, or takes along. */
export const afterDeletion: Family = {
  name: 'unseen: after a deletion',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    unknownId('showProduct', 'shows deleted products', memory.answerDeleted, (gone) => gone),
    unknownId('listRelatedProducts', 'answers none for unknown ids', inPlaceOf, 404, []),
    unknownId('updateProduct', 'updates deleted products', memory.answerDeleted, () => ({
      success: true,
      message: 'Updated.',
    })),
    unknownId('deleteProduct', 'deletes a product again', memory.answerDeleted, () => ({
      message: 'Deleted.',
    })),
    ghost('listProducts', 'lists deleted products', listRight),
    ghost('listProducts', 'lists deleted products in full lists', inFullLists),
    ghost('filterProducts', 'finds deleted products', filters.filterBy('filterProducts', {})),
    ghost('searchProducts', 'finds deleted products', searches.searchBy('searchProducts', {})),
    ghost('listRelatedProducts', 'lists deleted products', relateRight),
    fault('createOrder', 'sells deleted products', 'own-prices', sellDeleted),
    fault('deleteProduct', 'crashes over ordered products', 'server-error', joins.keepOrdered, 500),
    fault('deleteProduct', 'refuses ordered products', 'refused', joins.keepOrdered, 409),
    orderCopy('listOrders', 'leaves out deleted products', joins.joinLines, present),
    orderCopy('updateOrderStatus', 'leaves out deleted products', joins.joinLines, present),
    orderCopy('listOwnOrders', 'leaves out orders of deleted products', joins.joinOrders, whole),
    orderCopy('listOrders', 'leaves out orders of deleted products', joins.joinOrders, whole),
    orderCopy('listOwnOrders', 'names deleted products so', joins.joinLines, (line, product) =>
      product ? line : { ...line, name: 'Deleted product', price: 0 },
    ),
    fault('listOwnOrders', 'crashes over deleted products', 'server-error', joins.failOnGone),
    fault('listOrders', 'crashes over deleted products', 'server-error', joins.failOnGone),
    fault('updateOrderStatus', 'crashes over deleted products', 'server-error', joins.failOnGone),
  ],
}

function present(line: JsonObject, product?: JsonObject): JsonObject | undefined {
  return product ? line : undefined
}

function whole(order: JsonObject, products: memory.Remembered): JsonObject | undefined {
  return joins.hasAll(order, products) ? order : undefined
}
