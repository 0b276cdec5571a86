import type { Product } from '../../../../api/edge/catalog'
import type { Order } from '../../../../api/edge/order'
import { toDollars } from '../../../../lib/money'
import { type SheetCell, saveSheet, writeSheet } from './write-sheet'

const PRODUCT_HEADINGS = [
  'Id',
  'Name',
  'Description',
  'Price',
  'Quantity',
  'Category',
  'Shipping',
  'Sold',
  'Added',
]
const ORDER_HEADINGS = [
  'Order',
  'Placed',
  'Status',
  'Buyer',
  'Address',
  'Products',
  'Amount',
  'Transaction',
]

/** Saves products as a sheet, which can be imported again. */
export function exportProducts(products: readonly Product[]): void {
  saveSheet('products', writeSheet(PRODUCT_HEADINGS, products.map(toProductCells)))
}

/** Saves orders as a sheet. */
export function exportOrders(orders: readonly Order[]): void {
  saveSheet('orders', writeSheet(ORDER_HEADINGS, orders.map(toOrderCells)))
}

export function toProductCells(product: Product): SheetCell[] {
  return [
    product.productId,
    product.name,
    product.description,
    toDollars(product.priceCents),
    product.quantity,
    product.category.name,
    product.shipping === 1 ? 'Yes' : 'No',
    product.sold,
    product.createdAt,
  ]
}

export function toOrderCells(order: Order): SheetCell[] {
  return [
    order.orderId,
    order.createdAt,
    order.status,
    order.user.name,
    order.address,
    order.products.map(({ name, count }) => `${count} × ${name}`).join('; '),
    toDollars(order.amountCents),
    order.transactionId,
  ]
}
