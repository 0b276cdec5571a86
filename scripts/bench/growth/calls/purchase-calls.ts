import { type GrowthCall, pick, request } from './call'

const STATUSES = ['Processing', 'Shipped', 'Delivered', 'Not processed']
const kind = 'orders'

export const getClientToken: GrowthCall = {
  name: 'client token',
  kind,
  prepare: ({ shopper }) => request('/braintree/getToken/{userId}', {}, shopper),
}

export const createPayment: GrowthCall = {
  name: 'pay',
  kind,
  async prepare({ shopper, product }) {
    const body = { paymentMethodNonce: await shopper.tokenizeCard(), amount: product.price }
    return request('/braintree/payment/{userId}', { body }, shopper)
  },
}

export const createOrder: GrowthCall = {
  name: 'order',
  kind,
  async prepare({ shopper, product: { _id, price } }) {
    const transactionId = await shopper.pay(await shopper.tokenizeCard(), price)
    const products = [{ _id, count: 1 }]
    const order = { products, transaction_id: transactionId, amount: price, address: '1 Market St' }
    return request('/order/create/{userId}', { body: { order } }, shopper)
  },
}

/** The answer has no limit but the orders'. */
export const listOrders: GrowthCall = {
  name: 'every order',
  kind,
  prepare: ({ admin }) => request('/order/list/{userId}', {}, admin),
}

export const ownOrders: GrowthCall = {
  name: 'own orders, a new customer',
  kind,
  prepare: ({ shopper }) => request('/user/orders/by/user/{userId}', {}, shopper),
}

/** The answer has no limit but what one customer may order. */
export const manyOwnOrders: GrowthCall = {
  name: 'own orders, a tenth of all',
  kind,
  prepare: ({ admin }) => request('/user/orders/by/user/{userId}', {}, admin),
}

export const orderStatuses: GrowthCall = {
  name: 'the values of a status',
  kind,
  prepare: ({ admin }) => request('/order/status-values/{userId}', {}, admin),
}

export const updateOrderStatus: GrowthCall = {
  name: 'set an order’s status',
  kind,
  prepare({ admin, orderCount }, index) {
    const orderId = `ord_filled${1 + (index % orderCount)}`
    const body = { orderId, status: pick(STATUSES, index) }
    return request(`/order/${orderId}/status/{userId}`, { method: 'PUT', body }, admin)
  },
}
