import type { OperationId } from '../../../../mocks/api/contract/operation'
import type { GrowthCall } from './call'
import {
  categories,
  changePhoto,
  changeProduct,
  createCategory,
  createProduct,
  deleteProduct,
  readsOf,
  searchWord,
  wholeCatalog,
} from './catalog-calls'
import { readProfile, signIn, signOut, signUp, updateProfile } from './people-calls'
import {
  createOrder,
  createPayment,
  getClientToken,
  listOrders,
  manyOwnOrders,
  orderStatuses,
  ownOrders,
  updateOrderStatus,
} from './purchase-calls'

/** The calls of each operation of the contract, in the order in which they are made: what only reads comes first. */
export const growthCalls = {
  listProducts: [...readsOf('listProducts'), wholeCatalog],
  searchProducts: [...readsOf('searchProducts'), searchWord],
  showProduct: readsOf('showProduct'),
  listRelatedProducts: readsOf('listRelatedProducts'),
  listCategories: [categories],
  listOrders: [listOrders],
  listOwnOrders: [ownOrders, manyOwnOrders],
  listOrderStatuses: [orderStatuses],
  readProfile: [readProfile],
  getClientToken: [getClientToken],
  signIn: [signIn],
  signOut: [signOut],
  filterProducts: readsOf('filterProducts'),
  createProduct: [createProduct],
  updateProduct: [changeProduct, changePhoto],
  deleteProduct: [deleteProduct],
  createCategory: [createCategory],
  signUp: [signUp],
  updateProfile: [updateProfile],
  createPayment: [createPayment],
  createOrder: [createOrder],
  updateOrderStatus: [updateOrderStatus],
} as const satisfies Readonly<Record<OperationId, readonly GrowthCall[]>>

/** All of them, one after the other. */
export function listGrowthCalls(): readonly (GrowthCall & { readonly operation: OperationId })[] {
  const operations = Object.keys(growthCalls).filter(isMeasured)
  return operations.flatMap((operation) =>
    growthCalls[operation].map((call) => ({ ...call, operation })),
  )
}

function isMeasured(operation: string): operation is keyof typeof growthCalls {
  return operation in growthCalls
}
