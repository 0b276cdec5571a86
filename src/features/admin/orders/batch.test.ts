import { expect, test } from 'vitest'
import { type BatchResult, describeResult } from './batch'

const nothing: BatchResult = { sending: 0, changed: [], refused: [] }
const refused = [{ orderId: 'b', reason: 'It is cancelled.' }]

test('ADM-10 how several orders stand is told as of several', () => {
  const batch = { orderIds: ['a', 'b'], wanted: 'Shipped' } as const
  expect(describeResult(batch, { ...nothing, sending: 1, changed: ['a'] })).toBe(
    'Setting 2 orders to Shipped: 1 done.',
  )
  expect(describeResult(batch, { ...nothing, changed: ['a', 'b'] })).toBe(
    '2 orders are Shipped now.',
  )
  expect(describeResult(batch, { ...nothing, changed: ['a'], refused })).toBe(
    '1 of 2 orders are Shipped now, 1 not.',
  )
})

test('ADM-10 how a single order stands is told as of one', () => {
  const batch = { orderIds: ['b'], wanted: 'Shipped' } as const
  expect(describeResult(batch, { ...nothing, sending: 1 })).toBe(
    'Setting 1 order to Shipped: 0 done.',
  )
  expect(describeResult(batch, { ...nothing, changed: ['b'] })).toBe('1 order is Shipped now.')
  expect(describeResult(batch, { ...nothing, refused })).toBe('0 of 1 order is Shipped now, 1 not.')
})
