import { expect, test } from 'vitest'
import { readArguments } from './read-arguments'

test.each([
  ['', { kind: 'compare', days: 30, isRepairing: false }],
  ['--days 90 --repair', { kind: 'compare', days: 90, isRepairing: true }],
  ['--help', { kind: 'help' }],
  [
    '--settle chg_1 not-taken',
    { kind: 'settle', chargeId: 'chg_1', verdict: { kind: 'not-taken' } },
  ],
  [
    '--settle chg_1 taken bt1',
    { kind: 'settle', chargeId: 'chg_1', verdict: { kind: 'taken', transactionId: 'bt1' } },
  ],
])('%j is read', (line, task) => {
  expect(readArguments(line.split(' ').filter(Boolean))).toEqual(task)
})

test.each([
  '--days many',
  '--settle chg_1',
  '--settle chg_1 taken',
  '--settle chg_1 not-taken bt1',
  '--settle chg_1 taken bt1 bt2',
  '--settle chg_1 lost',
  'chg_1',
  '--nothing',
])('%j is refused', (line) => {
  expect(() => readArguments(line.split(' '))).toThrow()
})
