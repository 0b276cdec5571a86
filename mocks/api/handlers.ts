import { createAuthHandlers } from './auth/auth-handlers'
import { createCategoryHandlers } from './category/category-handlers'
import type { Handlers } from './http/request-context'
import { createOrderHandlers } from './order/order-handlers'
import { createPaymentHandlers } from './payment/payment-handlers'
import { createProductAdminHandlers } from './product/product-admin-handlers'
import { createProductHandlers } from './product/product-handlers'
import type { Services } from './services'
import { createUserHandlers } from './user/user-handlers'

/** Every resource of the API, one line each; the compiler counts the operations. */
export function createHandlers(services: Services): Handlers {
  return {
    ...createAuthHandlers(services),
    ...createCategoryHandlers(services),
    ...createOrderHandlers(services),
    ...createPaymentHandlers(services),
    ...createProductAdminHandlers(services),
    ...createProductHandlers(services),
    ...createUserHandlers(services),
  }
}
