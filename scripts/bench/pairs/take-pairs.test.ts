import { expect, test } from 'vitest'
import { reachesGoal } from '../figure'
import { LEAST_VALUES, MOST_VALUES } from './median-interval'
import { takePairs } from './take-pairs'

/** Measures from lists of times, and writes down who was measured. */
async function measure(own: readonly number[], other: readonly number[], atMost: number) {
  const turns: string[] = []
  const from = (name: string, times: readonly number[]) => {
    let count = 0
    return async () => {
      turns.push(name)
      count += 1
      return times[(count - 1) % times.length] ?? Number.NaN
    }
  }
  const [figure] = await takePairs({
    yardstick: 'old',
    own: from('own', own),
    other: from('other', other),
    figures: [{ name: 'ready', unit: 'ms', of: (time) => time, goal: { of: 'ratio', atMost } }],
    least: LEAST_VALUES,
    most: 20,
    note: () => undefined,
  })
  if (!figure) throw new Error('There is one figure.')
  return { figure, turns }
}

test('each is first in every other pair', async () => {
  const { turns } = await measure([1], [2], 1)
  expect(turns.slice(0, 6)).toEqual(['own', 'other', 'other', 'own', 'own', 'other'])
})

test('a clear figure needs the fewest pairs', async () => {
  const { figure, turns } = await measure([40, 42, 44], [100], 0.5)
  expect(turns).toHaveLength(2 * LEAST_VALUES)
  expect(figure).toMatchObject({
    value: 42,
    ratio: 0.42,
    yardstick: { name: 'old', value: 100 },
    interval: { of: 'ratio', low: 0.4, high: 0.44, count: LEAST_VALUES },
  })
  expect(reachesGoal(figure)).toBe('reached')
})

test('one that is near its goal is measured on, and open where it stays near', async () => {
  const { figure, turns } = await measure([40, 60], [100], 0.5)
  expect(turns).toHaveLength(40)
  expect(reachesGoal(figure)).toBe('open')
})

test('the ratio is that of pairs: what slows both does not show', async () => {
  const { figure } = await measure([10, 90, 20, 40, 50, 30], [20, 180, 40, 80, 100, 60], 0.6)
  expect(figure).toMatchObject({ ratio: 0.5, interval: { low: 0.5, high: 0.5 } })
})

test('a figure of what is more than the other of the same pair is judged by that', async () => {
  const times = [10, 200, 30, 40]
  let calls = 0
  const take = async () => {
    calls += 1
    return times[Math.floor((calls - 1) / 2) % times.length] ?? Number.NaN
  }
  const [figure] = await takePairs({
    yardstick: 'alone',
    own: async () => (await take()) + 2,
    other: take,
    figures: [
      {
        name: 'added',
        unit: 'ms',
        of: (ms, alone) => ms - alone,
        goal: { of: 'value', atMost: 3 },
      },
    ],
    least: LEAST_VALUES,
    most: MOST_VALUES,
    note: () => undefined,
  })
  expect(figure).toMatchObject({
    value: 2,
    yardstick: { value: 0 },
    interval: { of: 'value', low: 2, high: 2 },
  })
})

test.each([
  ['nothing', 0],
  ['something', 10],
])('%s beside nothing has no ratio: one such pair leaves the figure open', async (_, own) => {
  const { figure } = await measure([own], [0, 100, 100, 100], 0.5)
  expect(figure.ratio).toBeNaN()
  expect(reachesGoal(figure)).toBe('open')
})
