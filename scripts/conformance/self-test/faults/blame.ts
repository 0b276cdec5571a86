import { type Family, fault, onFirstRun } from '../fault'
import {
  answerOnce,
  findDeleted,
  loseLines,
  sellBelowZero,
  storeUnknownCategory,
} from '../services/stale'

/** Faults that show elsewhere than where they are: old answers, and values that should not have been stored. */
export const blame: Family = {
  name: 'old answers and bad values',
  checksFor: () => ['reach', 'shelves', 'product-life', 'checkout', 'order-life', 'stock-limits'],
  faults: [
    onFirstRun(fault('listCategories', 'answers as it did first', 'read-back', answerOnce)),
    fault('showProduct', 'shows a product as it was first', 'read-back', answerOnce, (url) =>
      url.includes('prd_'),
    ),
    fault('searchProducts', 'still finds what was deleted', 'search', findDeleted),
    fault('listOrders', 'leaves the lines out', 'read-back', (list) => loseLines([list])),
    fault('listOwnOrders', 'leaves the lines out', 'own-orders', (list) => loseLines([list])),
    fault('createOrder', 'stores no lines', 'read-back', () =>
      loseLines(['listOrders', 'listOwnOrders']),
    ),
    fault('createOrder', 'sells below zero', 'oversold', sellBelowZero),
    fault('createProduct', 'stores an unknown category', 'bad-input', storeUnknownCategory),
  ],
}
