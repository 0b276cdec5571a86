import { expect, test } from 'vitest'
import { type Figure, ratioOf, reachesGoal } from '../figure'
import { formatNumber, formatTable } from './format-table'

const figure: Figure = {
  name: 'bytes of the card form',
  value: 40,
  unit: 'kB',
  isExact: true,
  yardstick: { name: 'old', value: 80 },
  goal: { of: 'ratio', atMost: 0.5 },
}

test('an exact figure is judged by its value or by its ratio to the yardstick of the same run', () => {
  expect(ratioOf(figure)).toBe(0.5)
  expect(reachesGoal(figure)).toBe('reached')
  expect(reachesGoal({ ...figure, goal: { of: 'value', atMost: 39 } })).toBe('missed')
  expect(reachesGoal({ name: 'x', value: 1, unit: 'ms' })).toBeUndefined()
})

test('what varies shows nothing without an interval, or with one of something else', () => {
  const goal = { of: 'value', atMost: 100 } as const
  const time: Figure = { name: 'x', value: 60, unit: 'ms', goal }
  const interval = { of: 'value', low: 50, high: 70, count: 8 } as const
  expect(reachesGoal(time)).toBe('open')
  expect(reachesGoal({ ...time, interval: { ...interval, of: 'ratio' } })).toBe('open')
  expect(reachesGoal({ ...time, interval })).toBe('reached')
})

test('a goal that needs a yardstick is missed without one', () => {
  const goal = { of: 'ratio', atMost: 9 } as const
  expect(reachesGoal({ name: 'x', value: 1, unit: 'ms', goal })).toBe('missed')
})

test('what is not a number neither reaches nor misses its goal', () => {
  expect(reachesGoal({ ...figure, ratio: Number.NaN })).toBe('open')
  const goal = { of: 'value', atMost: 9 } as const
  expect(reachesGoal({ ...figure, value: Number.NaN, goal })).toBe('open')
})

test('the table shows figure, yardstick, ratio, goal, change and verdict', () => {
  expect(formatTable([figure], new Map([[figure.name, 50]])).split('\n')[1]).toBe(
    'bytes of the card form     40 kB     old 80  × 0.50            ≤ × 0.5  50 (-20 %)  ✓',
  )
})

test('an interval stands beside the ratio or value that it is of, and decides the verdict', () => {
  const interval = { of: 'ratio', low: 0.46, high: 0.54, count: 15 } as const
  const show = (shown: Figure) => formatTable([shown], new Map()).split('\n')[1]
  expect(show({ ...figure, ratio: 0.49, interval })).toMatch(
    /× 0\.49 {2}× 0\.46–0\.54 \(15\) .*\?$/,
  )
  expect(show({ ...figure, interval: { ...interval, high: 0.5 } })).toMatch(/✓$/)
  expect(show({ ...figure, interval: { ...interval, low: 0.51 } })).toMatch(/✗$/)
  const ends = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  expect(show({ ...figure, ratio: Number.NaN, interval: { ...interval, ...ends } })).toMatch(
    /old 80 +none +none \(15\) .*\?$/,
  )
  const inMs: Figure = {
    name: 'x',
    value: 20,
    unit: 'ms',
    interval: { of: 'value', low: 18.25, high: 24, count: 9 },
    goal: { of: 'value', atMost: 24 },
  }
  expect(show(inMs)).toMatch(/20 ms .* 18\.3–24 \(9\) .*✓$/)
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
