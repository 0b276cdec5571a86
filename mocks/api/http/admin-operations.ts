import type { ProtectedOperationId } from '../../../src/api/generated/security'

/** What the contract's security can't say: the secured operations that take an administrator. */
const adminOperations = {
  createProduct: true,
  updateProduct: true,
  deleteProduct: true,
  createCategory: true,
  listOrders: true,
  listOrderStatuses: true,
  updateOrderStatus: true,
  readProfile: false,
  updateProfile: false,
  listOwnOrders: false,
  getClientToken: false,
  createPayment: false,
  createOrder: false,
} as const satisfies Readonly<Record<ProtectedOperationId, boolean>>

/** Whether only administrators may call the operation. */
export function needsAdministrator(operationId: string): boolean {
  return new Map<string, boolean>(Object.entries(adminOperations)).get(operationId) ?? false
}
