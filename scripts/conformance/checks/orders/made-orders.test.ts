import { expect, test } from 'vitest'
import type { Order } from '../../../../src/api/generated/types'
import type { Exchange } from '../../http/exchange'
import { anyExchange } from '../../http/testing/any-exchange'
import { listMade } from './made-orders'

const toOrder = (_id: string): Order => ({
  _id,
  products: [],
  transaction_id: 'txn',
  amount: 0,
  address: 'Somewhere',
  status: 'Not processed',
  user: { _id: 'usr', name: 'Somebody' },
  createdAt: '2026-01-01T00:00:00.000Z',
})

const ordered = (number: number, sentMeanwhile = number) =>
  anyExchange('createOrder', {
    number,
    sentMeanwhile,
    status: 200,
    json: toOrder(`order ${number}`),
  })

const list = (exchanges: readonly Exchange[], broken: readonly Exchange[] = []) => {
  const client = { exchanges, requestCount: 0, hasAnswered: () => true, send: Promise.reject }
  return listMade({ client, broken: new Set(broken) }).map(({ _id }) => _id)
}

test('API-9 the orders of a run are those whose creation was answered, the newest first', () => {
  expect(list([ordered(1), { ...ordered(2), status: 409 }, ordered(3)])).toEqual([
    'order 3',
    'order 1',
  ])
})

test('API-9 an order that should have been refused is none of them', () => {
  const refusable = ordered(2)
  expect(list([ordered(1), refusable], [refusable])).toEqual(['order 1'])
})

test('API-9 nor is one that overlapped another request, whichever was sent first', () => {
  const deletion = anyExchange('deleteProduct', { number: 2, sentMeanwhile: 3 })
  expect(list([ordered(1), deletion, ordered(3), ordered(4)])).toEqual(['order 4', 'order 1'])
  expect(list([ordered(1, 2), anyExchange('deleteProduct', { number: 2 }), ordered(3)])).toEqual([
    'order 3',
  ])
})
