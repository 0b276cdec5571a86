import { expect, test } from 'vitest'
import { type Figure, ratioOf, reachesGoal } from '../figure'
import { formatNumber, formatTable } from './format-table'

const figure: Figure = {
  name: 'bytes of the card form',
  value: 40,
  unit: 'kB',
  yardstick: { name: 'old', value: 80 },
  goal: { of: 'ratio', atMost: 0.5 },
}

test('a figure is judged by its value or by its ratio to the yardstick of the same run', () => {
  expect(ratioOf(figure)).toBe(0.5)
  expect(reachesGoal(figure)).toBe(true)
  expect(reachesGoal({ ...figure, goal: { of: 'value', atMost: 39 } })).toBe(false)
  expect(reachesGoal({ name: 'x', value: 1, unit: 'ms' })).toBeUndefined()
})

test('a goal that needs a yardstick is missed without one', () => {
  const goal = { of: 'ratio', atMost: 9 } as const
  expect(reachesGoal({ name: 'x', value: 1, unit: 'ms', goal })).toBe(false)
})

test('the table shows figure, yardstick, ratio, goal, change and verdict', () => {
  expect(formatTable([figure], new Map([[figure.name, 50]])).split('\n')[1]).toBe(
    'bytes of the card form     40 kB     old 80  × 0.50  ≤ × 0.5  50 (-20 %)  ✓',
  )
})

test('numbers keep three digits that count', () => {
  expect([0.4244, 2.1415, 21.415, 214.15, 2141.5].map(formatNumber)).toEqual([
    '0.42',
    '2.14',
    '21.4',
    '214',
    '2,142',
  ])
})
