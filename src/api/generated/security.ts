// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

/** The operations that need a bearer token, as `METHOD /path/{template}`. */
export const protectedOperations: ReadonlySet<string> = new Set([
  "POST /product/create/{userId}",
  "PUT /product/update/{productId}/{userId}",
  "DELETE /product/delete/{productId}/{userId}",
  "POST /category/create/{userId}",
  "GET /user/profile/{userId}",
  "PUT /user/profile/{userId}",
  "GET /user/orders/by/user/{userId}",
  "GET /braintree/getToken/{userId}",
  "POST /braintree/payment/{userId}",
  "POST /order/create/{userId}",
  "GET /order/list/{userId}",
  "GET /order/status-values/{userId}",
  "PUT /order/{orderId}/status/{userId}"
])

/** The ids of the same operations. */
export type ProtectedOperationId =
  | 'createProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'createCategory'
  | 'readProfile'
  | 'updateProfile'
  | 'listOwnOrders'
  | 'getClientToken'
  | 'createPayment'
  | 'createOrder'
  | 'listOrders'
  | 'listOrderStatuses'
  | 'updateOrderStatus'
