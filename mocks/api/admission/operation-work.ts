import { isObject } from '../../contract/json'
import type { OperationId } from '../contract/operation'
import { toEmailKey } from '../user/user-store'
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

/** The class of work of a request: a product without a picture leaves none to decode. */
export function workOf(operationId: string, body: unknown): Work {
  const work = workById.get(operationId) ?? 'light'
  return work === 'picture' && !hasFile(body) ? 'light' : work
}

/**
 * The account that a request's turn is counted for: the caller's, and of a sign-in, which has no caller yet, the one that
 * its email names, whether it is there or not.
 */
export function accountOf(
  operationId: string,
  body: unknown,
  callerId: string | undefined,
): string | undefined {
  if (operationId !== 'signIn' || !isObject(body)) return callerId
  const { email } = body
  return typeof email === 'string' ? `sign-in ${toEmailKey(email)}` : callerId
}

function hasFile(body: unknown): boolean {
  return isObject(body) && Object.values(body).some((value) => value instanceof Blob)
}
