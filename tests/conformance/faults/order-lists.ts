import type { Family } from '../support/fault'
import { listOrdersLeavesTheNewestOut } from './order-lists/list-orders-leaves-the-newest-out'
import { listOrdersListsTheOldestFirst } from './order-lists/list-orders-lists-the-oldest-first'
import { listOwnOrdersLeavesTheNewestOut } from './order-lists/list-own-orders-leaves-the-newest-out'
import { listOwnOrdersListsTheOrdersOfOthers } from './order-lists/list-own-orders-lists-the-orders-of-others'
import { updateOrderStatusLooksAtThePathAlone } from './order-lists/update-order-status-looks-at-the-path-alone'
import { updateOrderStatusStoresNothing } from './order-lists/update-order-status-stores-nothing'
import { updateOrderStatusTakesAnyStatus } from './order-lists/update-order-status-takes-any-status'
import { updateOrderStatusTakesUnknownIds } from './order-lists/update-order-status-takes-unknown-ids'

/** Lists of orders, and their status. */
export const orderLists: Family = {
  name: 'lists of orders',
  checksFor: () => ['order-life'],
  faults: [
    listOwnOrdersLeavesTheNewestOut,
    listOwnOrdersListsTheOrdersOfOthers,
    listOrdersLeavesTheNewestOut,
    listOrdersListsTheOldestFirst,
    updateOrderStatusStoresNothing,
    updateOrderStatusTakesAnyStatus,
    updateOrderStatusLooksAtThePathAlone,
    updateOrderStatusTakesUnknownIds,
  ],
}
