import { admin } from './accounts'
import type { Answer, Client, Session } from './client'
import { productFields } from './forms'

export type Product = Answer<'showProduct'>
export type Order = Answer<'createOrder'>

export interface Line {
  readonly product: Product
  readonly count: number
}

/** What it costs, exact to the cent. */
export function total(lines: readonly Line[]): number {
  const cents = lines.reduce(
    (sum, { product, count }) => sum + Math.round(product.price * 100) * count,
    0,
  )
  return cents / 100
}

/** What shoppers and administrators do, on top of a client. */
export function createShop(client: Client) {
  const shop = {
    /** Puts a product of its own on the shelf. */
    async stock(quantity: number, price = 12.34, name = 'Stocked'): Promise<Product> {
      const as = await client.as(admin)
      const body = productFields({ quantity, price, name })
      const { data } = await client.call('createProduct', { as, body })
      if (!data) throw new Error('The answer has no product')
      return data
    },

    show: (product: Product): Promise<Product> =>
      client.call('showProduct', { path: { productId: product._id } }),

    /** Charges an amount and answers with the transaction's id. */
    async pay(as: Session, amount: number, nonce = 'fake-valid-nonce'): Promise<string> {
      const body = { paymentMethodNonce: nonce, amount }
      const { transaction } = await client.call('createPayment', { as, body })
      return transaction.id
    },

    /** Asks for an order and answers with whatever comes. */
    order(as: Session, lines: readonly Line[], transactionId: string, change: object = {}) {
      const products = lines.map(({ product, count }) => ({ _id: product._id, count }))
      const order = {
        products,
        transaction_id: transactionId,
        amount: total(lines),
        address: '1 Market Street, Springfield',
        ...change,
      }
      return client.send('createOrder', { as, body: { order } })
    },

    /** Pays and orders; the order has to come about. */
    async buy(as: Session, lines: readonly Line[]): Promise<Order> {
      const transactionId = await shop.pay(as, total(lines))
      const products = lines.map(({ product, count }) => ({ _id: product._id, count }))
      return client.call('createOrder', {
        as,
        body: {
          order: {
            products,
            transaction_id: transactionId,
            amount: total(lines),
            address: '1 Market Street, Springfield',
          },
        },
      })
    },
  }
  return shop
}
