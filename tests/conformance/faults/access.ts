import type { Family } from '../support/fault'
import { createCategoryAsksForNoToken } from './access/create-category-asks-for-no-token'
import { createCategoryServesAnotherUsersPath } from './access/create-category-serves-another-users-path'
import { createCategoryServesEveryone } from './access/create-category-serves-everyone'
import { createCategoryTakesGarbageForAToken } from './access/create-category-takes-garbage-for-a-token'
import { createOrderAsksForNoToken } from './access/create-order-asks-for-no-token'
import { createOrderServesAnotherUsersPath } from './access/create-order-serves-another-users-path'
import { createOrderTakesGarbageForAToken } from './access/create-order-takes-garbage-for-a-token'
import { createPaymentAsksForNoToken } from './access/create-payment-asks-for-no-token'
import { createPaymentServesAnotherUsersPath } from './access/create-payment-serves-another-users-path'
import { createPaymentTakesAnAlteredToken } from './access/create-payment-takes-an-altered-token'
import { createPaymentTakesGarbageForAToken } from './access/create-payment-takes-garbage-for-a-token'
import { createProductAsksForNoToken } from './access/create-product-asks-for-no-token'
import { createProductServesAnotherUsersPath } from './access/create-product-serves-another-users-path'
import { createProductServesEveryone } from './access/create-product-serves-everyone'
import { createProductTakesGarbageForAToken } from './access/create-product-takes-garbage-for-a-token'
import { deleteProductAsksForNoToken } from './access/delete-product-asks-for-no-token'
import { deleteProductServesAnotherUsersPath } from './access/delete-product-serves-another-users-path'
import { deleteProductServesEveryone } from './access/delete-product-serves-everyone'
import { deleteProductTakesGarbageForAToken } from './access/delete-product-takes-garbage-for-a-token'
import { getClientTokenAsksForNoToken } from './access/get-client-token-asks-for-no-token'
import { getClientTokenServesAnotherUsersPath } from './access/get-client-token-serves-another-users-path'
import { getClientTokenTakesGarbageForAToken } from './access/get-client-token-takes-garbage-for-a-token'
import { listOrderStatusesAsksForNoToken } from './access/list-order-statuses-asks-for-no-token'
import { listOrderStatusesServesAnotherUsersPath } from './access/list-order-statuses-serves-another-users-path'
import { listOrderStatusesServesEveryone } from './access/list-order-statuses-serves-everyone'
import { listOrderStatusesTakesGarbageForAToken } from './access/list-order-statuses-takes-garbage-for-a-token'
import { listOrdersAsksForNoToken } from './access/list-orders-asks-for-no-token'
import { listOrdersServesAnotherUsersPath } from './access/list-orders-serves-another-users-path'
import { listOrdersServesEveryone } from './access/list-orders-serves-everyone'
import { listOrdersTakesAnUnsignedToken } from './access/list-orders-takes-an-unsigned-token'
import { listOrdersTakesGarbageForAToken } from './access/list-orders-takes-garbage-for-a-token'
import { listOwnOrdersAsksForNoToken } from './access/list-own-orders-asks-for-no-token'
import { listOwnOrdersServesAnotherUsersPath } from './access/list-own-orders-serves-another-users-path'
import { listOwnOrdersTakesGarbageForAToken } from './access/list-own-orders-takes-garbage-for-a-token'
import { readProfileAsksForNoToken } from './access/read-profile-asks-for-no-token'
import { readProfileServesAnotherUsersPath } from './access/read-profile-serves-another-users-path'
import { readProfileTakesAnAlteredToken } from './access/read-profile-takes-an-altered-token'
import { readProfileTakesAnUnsignedToken } from './access/read-profile-takes-an-unsigned-token'
import { readProfileTakesGarbageForAToken } from './access/read-profile-takes-garbage-for-a-token'
import { updateOrderStatusAsksForNoToken } from './access/update-order-status-asks-for-no-token'
import { updateOrderStatusServesAnotherUsersPath } from './access/update-order-status-serves-another-users-path'
import { updateOrderStatusServesEveryone } from './access/update-order-status-serves-everyone'
import { updateOrderStatusTakesGarbageForAToken } from './access/update-order-status-takes-garbage-for-a-token'
import { updateProductAsksForNoToken } from './access/update-product-asks-for-no-token'
import { updateProductServesAnotherUsersPath } from './access/update-product-serves-another-users-path'
import { updateProductServesEveryone } from './access/update-product-serves-everyone'
import { updateProductTakesGarbageForAToken } from './access/update-product-takes-garbage-for-a-token'
import { updateProfileAsksForNoToken } from './access/update-profile-asks-for-no-token'
import { updateProfileServesAnotherUsersPath } from './access/update-profile-serves-another-users-path'
import { updateProfileTakesGarbageForAToken } from './access/update-profile-takes-garbage-for-a-token'

/** Every protected operation with every hole. */
export const access: Family = {
  name: 'access',
  checksFor: ({ operation }) => [`access:${operation}`],
  faults: [
    createProductAsksForNoToken,
    updateProductAsksForNoToken,
    deleteProductAsksForNoToken,
    createCategoryAsksForNoToken,
    listOrdersAsksForNoToken,
    listOrderStatusesAsksForNoToken,
    updateOrderStatusAsksForNoToken,
    readProfileAsksForNoToken,
    updateProfileAsksForNoToken,
    listOwnOrdersAsksForNoToken,
    getClientTokenAsksForNoToken,
    createPaymentAsksForNoToken,
    createOrderAsksForNoToken,
    createProductTakesGarbageForAToken,
    updateProductTakesGarbageForAToken,
    deleteProductTakesGarbageForAToken,
    createCategoryTakesGarbageForAToken,
    listOrdersTakesGarbageForAToken,
    listOrderStatusesTakesGarbageForAToken,
    updateOrderStatusTakesGarbageForAToken,
    readProfileTakesGarbageForAToken,
    updateProfileTakesGarbageForAToken,
    listOwnOrdersTakesGarbageForAToken,
    getClientTokenTakesGarbageForAToken,
    createPaymentTakesGarbageForAToken,
    createOrderTakesGarbageForAToken,
    readProfileTakesAnAlteredToken,
    createPaymentTakesAnAlteredToken,
    readProfileTakesAnUnsignedToken,
    listOrdersTakesAnUnsignedToken,
    createProductServesAnotherUsersPath,
    updateProductServesAnotherUsersPath,
    deleteProductServesAnotherUsersPath,
    createCategoryServesAnotherUsersPath,
    listOrdersServesAnotherUsersPath,
    listOrderStatusesServesAnotherUsersPath,
    updateOrderStatusServesAnotherUsersPath,
    readProfileServesAnotherUsersPath,
    updateProfileServesAnotherUsersPath,
    listOwnOrdersServesAnotherUsersPath,
    getClientTokenServesAnotherUsersPath,
    createPaymentServesAnotherUsersPath,
    createOrderServesAnotherUsersPath,
    createProductServesEveryone,
    updateProductServesEveryone,
    deleteProductServesEveryone,
    createCategoryServesEveryone,
    listOrdersServesEveryone,
    listOrderStatusesServesEveryone,
    updateOrderStatusServesEveryone,
  ],
}
