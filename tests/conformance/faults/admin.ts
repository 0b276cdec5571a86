import type { Family } from '../support/fault'
import { createCategoryStoresNothing } from './admin/create-category-stores-nothing'
import { createCategoryTakesANameTwice } from './admin/create-category-takes-a-name-twice'
import { createProductForgetsTheDescription } from './admin/create-product-forgets-the-description'
import { createProductStoresNothing } from './admin/create-product-stores-nothing'
import { createProductTakesShippingForQuantity } from './admin/create-product-takes-shipping-for-quantity'
import { createProductTakesTheNumberOfPiecesSold } from './admin/create-product-takes-the-number-of-pieces-sold'
import { deleteProductDeletesNothing } from './admin/delete-product-deletes-nothing'
import { deleteProductTakesTheProductOutOfItsOrders } from './admin/delete-product-takes-the-product-out-of-its-orders'
import { deleteProductTakesUnknownIds } from './admin/delete-product-takes-unknown-ids'
import { listOrderStatusesListsOtherValuesThanOrdersHave } from './admin/list-order-statuses-lists-other-values-than-orders-have'
import { updateProductForgetsWhatIsNotSent } from './admin/update-product-forgets-what-is-not-sent'
import { updateProductKeepsTheCategory } from './admin/update-product-keeps-the-category'
import { updateProductStoresNothing } from './admin/update-product-stores-nothing'
import { updateProductTakesUnknownIds } from './admin/update-product-takes-unknown-ids'

/** What administrators write. */
export const admin: Family = {
  name: 'administration',
  checksFor: () => ['shelves', 'product-life', 'order-copy', 'order-life'],
  faults: [
    createCategoryStoresNothing,
    createCategoryTakesANameTwice,
    createProductStoresNothing,
    createProductForgetsTheDescription,
    createProductTakesShippingForQuantity,
    createProductTakesTheNumberOfPiecesSold,
    updateProductStoresNothing,
    updateProductForgetsWhatIsNotSent,
    updateProductKeepsTheCategory,
    updateProductTakesUnknownIds,
    deleteProductDeletesNothing,
    deleteProductTakesUnknownIds,
    deleteProductTakesTheProductOutOfItsOrders,
    listOrderStatusesListsOtherValuesThanOrdersHave,
  ],
}
