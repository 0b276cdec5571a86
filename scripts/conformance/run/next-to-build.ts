import type { Finding } from './finding'

/** What a storefront needs first stands first. */
const BUILDING_ORDER = [
  'listCategories',
  'listProducts',
  'showProduct',
  'signUp',
  'signIn',
  'filterProducts',
  'searchProducts',
  'listRelatedProducts',
  'signOut',
  'createCategory',
  'createProduct',
  'deleteProduct',
  'updateProduct',
  'readProfile',
  'updateProfile',
  'getClientToken',
  'createPayment',
  'createOrder',
  'listOwnOrders',
  'listOrders',
  'listOrderStatuses',
  'updateOrderStatus',
]

/** The missing operation that the most others wait for. */
export function findNextToBuild(findings: readonly Finding[]): string | undefined {
  const missing = new Set(
    findings.filter(({ rule }) => rule === 'not-built').map(({ operation }) => operation),
  )
  return BUILDING_ORDER.find((operation) => missing.has(operation))
}
