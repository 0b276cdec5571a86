import { type Cents, toCents, toDollars } from '../../lib/money'
import type { components } from '../generated/schema'

type Wire = components['schemas']

export interface OrderLine extends Omit<Wire['OrderLine'], '_id' | 'price'> {
  productId: string
  /** Of one piece, as it was when the order was made. */
  priceCents: Cents
}

export interface Buyer extends Omit<Wire['Order']['user'], '_id'> {
  userId: string
}

export interface Order
  extends Omit<Wire['Order'], '_id' | 'products' | 'transaction_id' | 'amount' | 'user'> {
  orderId: string
  products: OrderLine[]
  transactionId: string
  amountCents: Cents
  user: Buyer
}

/** What an order is made of; the service takes names, prices and status from its own books. */
export interface OrderDraft {
  lines: readonly Pick<OrderLine, 'productId' | 'name' | 'priceCents' | 'count'>[]
  transactionId: string
  amountCents: Cents
  address: string
}

export function toOrder(wire: Wire['Order']): Order {
  const { _id, products, transaction_id, amount, user, ...rest } = wire
  return {
    ...rest,
    orderId: _id,
    products: products.map(toOrderLine),
    transactionId: transaction_id,
    amountCents: toCents(amount),
    user: toBuyer(user),
  }
}

export function toOrders(wire: readonly Wire['Order'][]): Order[] {
  return wire.map(toOrder)
}

/** Of a text that was cut between two halves of a character, or pasted with its end mark, no database keeps these. */
const UNSTORABLE = /\0|\p{Cs}/gu

export function toWireOrder(draft: OrderDraft): Wire['OrderCreate'] {
  const { lines, transactionId, amountCents, address } = draft
  return {
    order: {
      products: lines.map(({ productId, name, priceCents, count }) => ({
        _id: productId,
        name,
        price: toDollars(priceCents),
        count,
      })),
      transaction_id: transactionId,
      amount: toDollars(amountCents),
      address: address.replace(UNSTORABLE, ''),
    },
  }
}

function toOrderLine({ _id, price, ...rest }: Wire['OrderLine']): OrderLine {
  return { ...rest, productId: _id, priceCents: toCents(price) }
}

function toBuyer({ _id, ...rest }: Wire['Order']['user']): Buyer {
  return { ...rest, userId: _id }
}
