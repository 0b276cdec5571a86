import type { Call, OperationId, Session } from './client'
import { createForm } from './forms'
import { marks } from './marks'

const { name, email, password, newPassword, address, nonce, transaction, search, title } = marks

const product = () =>
  createForm({
    name: title,
    description: `${title}, ${address}`,
    price: 7,
    category: 'cat_business',
    shipping: 0,
    quantity: 7,
    photo: new Blob([`\x89PNG\r\n\x1a\n${marks.picture}`], { type: 'image/png' }),
  })

/** Whether the contract has this operation. */
export function isMarked(id: string, calls: object): id is OperationId {
  return id in calls
}

/** Every operation of the contract as a marked person calls it, with all that may be said in it. */
export function markedCalls(as: Session): Readonly<Record<OperationId, Call>> {
  const path = { productId: 'prd_unsent-letter', orderId: 'ord_k7w2mzqd' }
  const lines = [{ _id: path.productId, count: 1 }]
  return {
    signIn: { body: { email, password } },
    signUp: { body: { name, email: `other-${email}`, password: newPassword } },
    signOut: {},
    listProducts: { query: { limit: '3' } },
    filterProducts: { body: { limit: 3, skip: 0, filters: { category: [], price: [] } } },
    searchProducts: { query: { search } },
    showProduct: { path },
    listRelatedProducts: { path },
    createProduct: { as, body: product() },
    updateProduct: { as, path, body: product() },
    deleteProduct: { as, path },
    listCategories: {},
    createCategory: { as, body: { name: title } },
    readProfile: { as },
    updateProfile: { as, body: { name, email, password: newPassword } },
    listOwnOrders: { as },
    getClientToken: { as },
    createPayment: { as, body: { paymentMethodNonce: nonce, amount: 7 } },
    createOrder: {
      as,
      body: { order: { products: lines, transaction_id: transaction, amount: 7, address } },
    },
    listOrders: { as },
    listOrderStatuses: { as },
    updateOrderStatus: { as, path, body: { status: 'Shipped', orderId: path.orderId } },
  }
}
