import { type APIRequestContext, expect } from 'playwright/test'
import type { components } from '../../../src/api/generated/schema'
import type { Account, Category, Product, Session } from './service'

export type Order = components['schemas']['Order']

/** A picture that any service takes: one grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const photo = { name: 'cover.png', mimeType: 'image/png', buffer: PIXEL }

/** What only an administrator or a buyer can bring about at the service. */
export interface Desk {
  createProduct(fields?: Partial<Record<string, string>>): Promise<Product>
  /** Charges a test card and orders one piece of each product. */
  createOrder(buyer: Account, products: readonly Product[]): Promise<Order>
  /** An order of one fresh product. */
  placeOrder(buyer: Account): Promise<Order>
  /** Several of them, all of the same product. */
  placeOrders(buyer: Account, count: number): Promise<Order[]>
  orders(): Promise<Order[]>
  order(orderId: string): Promise<Order>
  statuses(): Promise<string[]>
}

export function createDesk(request: APIRequestContext, admin: Session): Desk {
  const userId = admin.user._id
  const headers = { Authorization: `Bearer ${admin.token}` }
  const get = async <Answer>(path: string): Promise<Answer> => {
    const response = await request.get(`/api${path}`, { headers })
    await expect(response, path).toBeOK()
    return response.json()
  }
  let made = 0
  const orders = () => get<Order[]>(`/order/list/${userId}`)
  const desk: Desk = {
    orders,
    statuses: () => get(`/order/status-values/${userId}`),
    async order(orderId) {
      const order = (await orders()).find(({ _id }) => _id === orderId)
      expect(order, `order ${orderId}`).toBeDefined()
      return order as Order
    },
    async createProduct(fields = {}) {
      made += 1
      const [category] = await get<Category[]>('/category/list')
      const response = await request.post(`/api/product/create/${userId}`, {
        headers,
        multipart: {
          name: `Prompt of the desk ${String(made).padStart(2, '0')}`,
          description: 'Made for a test.',
          price: '12.50',
          category: category?._id ?? '',
          shipping: '0',
          quantity: '9',
          ...fields,
        },
      })
      await expect(response).toBeOK()
      return (await response.json()).data
    },
    async createOrder({ session }, products) {
      const buyer = session.user._id
      const authorized = { Authorization: `Bearer ${session.token}` }
      const amount = products.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100
      const payment = await request.post(`/api/braintree/payment/${buyer}`, {
        headers: authorized,
        data: { paymentMethodNonce: 'fake-valid-nonce', amount },
      })
      await expect(payment).toBeOK()
      const { transaction } = await payment.json()
      const lines = [...new Set(products)].map((product) => {
        const { _id, name, price } = product
        return { _id, name, price, count: products.filter((other) => other === product).length }
      })
      const order = await request.post(`/api/order/create/${buyer}`, {
        headers: authorized,
        data: {
          order: {
            products: lines,
            transaction_id: transaction.id,
            amount,
            address: 'Flat 1\n2 Test Lane\nTestville',
          },
        },
      })
      await expect(order).toBeOK()
      return order.json()
    },
    async placeOrder(buyer) {
      return desk.createOrder(buyer, [await desk.createProduct()])
    },
    async placeOrders(buyer, count) {
      const products = [await desk.createProduct()]
      const placed: Order[] = []
      while (placed.length < count) placed.push(await desk.createOrder(buyer, products))
      return placed
    },
  }
  return desk
}
