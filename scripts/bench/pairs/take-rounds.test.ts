import { expect, test } from 'vitest'
import { reachesGoal } from '../figure'
import { LEAST_VALUES, MOST_VALUES } from './median-interval'
import { takeRounds } from './take-rounds'

/** Measures from a list of times. */
async function measure(times: readonly number[], most = 20) {
  let rounds = 0
  const [figure] = await takeRounds({
    own: async () => {
      rounds += 1
      return times[(rounds - 1) % times.length] ?? Number.NaN
    },
    figures: [
      { name: 'shown', unit: 'ms', of: (time) => time, goal: { of: 'value', atMost: 100 } },
    ],
    least: LEAST_VALUES,
    most,
    note: () => undefined,
  })
  if (!figure) throw new Error('There is one figure.')
  return { figure, rounds, verdict: reachesGoal(figure) }
}

test('a clear figure needs the fewest rounds, and carries its interval', async () => {
  const { figure, rounds, verdict } = await measure([60, 80, 70])
  expect(rounds).toBe(LEAST_VALUES)
  expect(figure).toMatchObject({
    value: 70,
    interval: { of: 'value', low: 60, high: 80, count: LEAST_VALUES },
  })
  expect(verdict).toBe('reached')
  expect((await measure([160, 180])).verdict).toBe('missed')
})

test('a median on the right side is not enough: near its goal a figure stays open', async () => {
  const { figure, rounds, verdict } = await measure([60, 80, 120])
  expect(figure.value).toBe(80)
  expect(rounds).toBe(20)
  expect(verdict).toBe('open')
})

test('more rounds than its intervals hold for are refused', async () => {
  await expect(measure([60], MOST_VALUES + 1)).rejects.toThrow('46 rounds are too many')
})
