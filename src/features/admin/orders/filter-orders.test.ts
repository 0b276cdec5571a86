import { expect, test } from 'vitest'
import type { Order } from '../../../api/edge/order'
import { filterOrders } from './filter-orders'

const orderOf = (number: number, change: Partial<Order> = {}): Order => ({
  orderId: `ord_${number}`,
  products: [{ productId: 'prd_1', name: 'Café Muse', priceCents: 12_50, count: 2 }],
  transactionId: `txn_${number}`,
  amountCents: 25_00,
  address: 'Hauptstraße 1, Köln',
  status: 'Not processed',
  user: { userId: 'usr_1', name: 'José Shopper' },
  createdAt: '2026-06-15T12:00:00Z',
  ...change,
})
const orders = [
  orderOf(1),
  orderOf(2, { status: 'Shipped' }),
  orderOf(3, { createdAt: '2026-01-15T12:00:00Z', user: { userId: 'usr_2', name: 'Noor' } }),
]
const sort = { column: 'time', direction: 'descending' } as const
const idsOf = (change: object) =>
  filterOrders(orders, { text: '', status: '', from: '', to: '', sort, ...change }).map(
    ({ orderId }) => orderId,
  )

test('ADM-9 without filters every order is there', () => {
  expect(idsOf({})).toEqual(['ord_1', 'ord_2', 'ord_3'])
})

test('orders are found by id, transaction, buyer, address and products', () => {
  expect(idsOf({ text: 'ord_2' })).toEqual(['ord_2'])
  expect(idsOf({ text: 'txn_3' })).toEqual(['ord_3'])
  expect(idsOf({ text: 'jose koln' })).toEqual(['ord_1', 'ord_2'])
  expect(idsOf({ text: 'cafe prd_1' })).toHaveLength(3)
})

test('orders are found by status and by day', () => {
  expect(idsOf({ status: 'Shipped' })).toEqual(['ord_2'])
  expect(idsOf({ from: '2026-06-01', to: '2026-06-30' })).toEqual(['ord_1', 'ord_2'])
})
