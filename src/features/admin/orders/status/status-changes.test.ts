import { expect, test } from 'vitest'
import type { Order } from '../../../../api/edge/order'
import {
  advance,
  isSending,
  reasonOf,
  type StatusChanges,
  type StatusEnd,
  type StatusEvent,
  shownStatus,
} from './status-changes'

const order: Order = {
  orderId: 'ord_1',
  products: [],
  transactionId: 'txn_1',
  amountCents: 12_50,
  address: 'Somewhere 1',
  status: 'Not processed',
  user: { userId: 'usr_1', name: 'Sam' },
  createdAt: '2026-06-15T12:00:00Z',
}
const after = (...events: StatusEvent[]) =>
  events.reduce<StatusChanges>((changes, event) => advance(changes, event), new Map())
const ask = (wanted: string, attempt: number): StatusEvent => ({
  type: 'asked',
  orderIds: ['ord_1'],
  wanted,
  attempt,
})
const ended = (attempt: number, end: StatusEnd): StatusEvent => ({
  type: 'ended',
  orderId: 'ord_1',
  attempt,
  end,
})
const saved = (attempt: number) => ended(attempt, { phase: 'saved' })
const refused = (attempt: number) => ended(attempt, { phase: 'refused', reason: 'No.' })
const overtaken = (attempt: number) => ended(attempt, { phase: 'overtaken', current: 'Delivered' })

test('ADM-10 the picked status shows at once', () => {
  const changes = after(ask('Shipped', 1))
  expect(shownStatus(order, changes)).toBe('Shipped')
  expect(isSending(changes)).toBe(true)
})

test('ADM-11 a refused change shows what the service still has, with the reason', () => {
  const changes = after(ask('Shipped', 1), refused(1))
  expect(shownStatus(order, changes)).toBe('Not processed')
  expect(changes.get('ord_1')).toMatchObject({ phase: 'refused', wanted: 'Shipped', reason: 'No.' })
  expect(isSending(changes)).toBe(false)
})

test('ADM-14 a change that somebody else has overtaken shows what the service has, and says so', () => {
  const changes = after(ask('Shipped', 1), overtaken(1), { type: 'reloaded' })
  expect(shownStatus({ ...order, status: 'Delivered' }, changes)).toBe('Delivered')
  expect([...changes.values()].map(reasonOf)).toEqual([
    'Somebody else has set it to Delivered meanwhile.',
  ])
  expect(advance(changes, { type: 'dismissed', orderId: 'ord_1' }).size).toBe(0)
})

test('ADM-10 a saved change stays until the list has been loaded', () => {
  const changes = after(ask('Shipped', 1), saved(1))
  expect(shownStatus(order, changes)).toBe('Shipped')
  expect(advance(changes, { type: 'reloaded' }).size).toBe(0)
})

test('a late answer to an overtaken attempt changes nothing', () => {
  const changes = after(ask('Shipped', 1), ask('Delivered', 2), refused(1))
  expect(shownStatus(order, changes)).toBe('Delivered')
  expect(isSending(changes)).toBe(true)
  expect(shownStatus(order, advance(changes, saved(2)))).toBe('Delivered')
})

test('loading the list forgets neither what is under way nor a reason nobody has read', () => {
  expect(after(ask('Shipped', 1), { type: 'reloaded' }).size).toBe(1)
  expect(after(ask('Shipped', 1), refused(1), { type: 'reloaded' }).size).toBe(1)
})

test('only a reason can be dismissed', () => {
  const dismissed: StatusEvent = { type: 'dismissed', orderId: 'ord_1' }
  expect(after(ask('Shipped', 1), dismissed).size).toBe(1)
  expect(after(ask('Shipped', 1), refused(1), dismissed).size).toBe(0)
})
