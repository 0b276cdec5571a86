import type { OperationId } from '../contract/operation'
import type { Work } from './limits'

/** The class of work of each operation; the compiler demands one for each. */
const operationWork = {
  signIn: 'password',
  signUp: 'password',
  updateProfile: 'password',
  searchProducts: 'search',
  filterProducts: 'search',
  listProducts: 'list',
  listOrders: 'list',
  listOwnOrders: 'list',
  createProduct: 'picture',
  updateProduct: 'picture',
  getClientToken: 'payment',
  createPayment: 'payment',
  createOrder: 'payment',
  signOut: 'light',
  showProduct: 'light',
  listRelatedProducts: 'light',
  deleteProduct: 'light',
  listCategories: 'light',
  createCategory: 'light',
  listOrderStatuses: 'light',
  updateOrderStatus: 'light',
  readProfile: 'light',
} as const satisfies Readonly<Record<OperationId, Work>>

const workById = new Map<string, Work>(Object.entries(operationWork))

/** The operation's class of work. */
export function workOf(operationId: string): Work {
  return workById.get(operationId) ?? 'light'
}
