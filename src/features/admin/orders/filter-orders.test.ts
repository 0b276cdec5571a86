import { expect, test } from 'vitest'
import type { Order } from '../../../api/contract'
import { filterOrders } from './filter-orders'

const orderOf = (number: number, change: Partial<Order> = {}): Order => ({
  _id: `ord_${number}`,
  products: [{ _id: 'prd_1', name: 'Café Muse', price: 12.5, count: 2 }],
  transaction_id: `txn_${number}`,
  amount: 25,
  address: 'Hauptstraße 1, Köln',
  status: 'Not processed',
  user: { _id: 'usr_1', name: 'José Shopper' },
  createdAt: '2026-06-15T12:00:00Z',
  ...change,
})
const orders = [
  orderOf(1),
  orderOf(2, { status: 'Shipped' }),
  orderOf(3, { createdAt: '2026-01-15T12:00:00Z', user: { _id: 'usr_2', name: 'Noor' } }),
]
const sort = { column: 'time', direction: 'descending' } as const
const idsOf = (change: object) =>
  filterOrders(orders, { text: '', status: '', from: '', to: '', sort, ...change }).map(
    ({ _id }) => _id,
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
