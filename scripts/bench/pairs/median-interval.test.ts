import { expect, test } from 'vitest'
import { createRandom } from '../../../mocks/api/database/seed/random'
import { LEAST_VALUES, MOST_VALUES, toMedianInterval } from './median-interval'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('too few values say nothing of their median, eight lie around it', () => {
  expect(toMedianInterval(upTo(LEAST_VALUES - 1))).toEqual({
    median: 4,
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
  })
  expect(toMedianInterval(upTo(8))).toMatchObject({ low: 1, high: 8 })
})

// As in tables of the binomial distribution: so many of n throws are at least 98.8 % likely.
test.each([
  [9, 1, 9],
  [15, 3, 13],
  [25, 6, 20],
  [41, 13, 29],
])('of %i values it is from the %i. to the %i.', (count, low, high) => {
  expect(toMedianInterval(upTo(count).toReversed())).toMatchObject({ low, high })
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('with %d among them nothing is known', (odd) => {
  expect(toMedianInterval([...upTo(20), odd])).toEqual({
    median: Number.NaN,
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
  })
})

test('one look holds the median at least 98 times of 100, however the values are spread', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  // Times have a long tail; the median of these is ln 2.
  const holds = upTo(2_000).filter(() => {
    const { low, high } = toMedianInterval(upTo(15).map(() => -Math.log(random())))
    return low <= Math.LN2 && Math.LN2 <= high
  })
  expect(holds.length / 2_000).toBeGreaterThan(0.98)
})

/** On which side of 0 the first interval lies that is on one side, looking after each value. */
function lookAfterEach(next: () => number): 'below' | 'above' | undefined {
  const values = upTo(LEAST_VALUES - 1).map(next)
  while (values.length < MOST_VALUES) {
    values.push(next())
    const { low, high } = toMedianInterval(values)
    if (high < 0) return 'below'
    if (low > 0) return 'above'
  }
  return undefined
}

test('whoever looks after each value is wrong of the median at most 5 times of 100', () => {
  const random = createRandom('looks')
  const sides = upTo(2_000).map(() => lookAfterEach(() => random.between(-1, 1)))
  const shareOf = (side: 'below' | 'above') =>
    sides.filter((one) => one === side).length / sides.length
  // Neither never: that would say no more of the medians of others.
  for (const side of ['below', 'above'] as const) {
    expect(shareOf(side)).toBeGreaterThan(0.005)
    expect(shareOf(side)).toBeLessThan(0.035)
  }
  expect(shareOf('below') + shareOf('above')).toBeLessThan(0.05)
})
