import { expect, test } from 'vitest'
import { createRandom } from '../../../mocks/api/database/seed/random'
import { toQuantileInterval } from './quantile-interval'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

// As in tables of the binomial distribution: fewer than `low`, and at least `high`, come at most 6 times of 1,000 each.
test.each([
  [40, 75, 23, 37],
  [40, 25, 4, 18],
  [20, 75, 10, 20],
  [41, 50, 13, 29],
])('of %i values the %i. percentile lies from the %i. to the %i.', (count, percent, low, high) => {
  expect(toQuantileInterval(upTo(count).toReversed(), percent)).toEqual({
    value: Math.ceil((count * percent) / 100),
    low,
    high,
  })
})

test('values that are too few to be above a high percentile have no interval', () => {
  expect(toQuantileInterval(upTo(12), 75)).toEqual({
    value: 9,
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
  })
})

test('it holds the percentile at least 98 times of 100, however the values are spread', () => {
  const random = createRandom('quantiles')
  // Times have a long tail; three quarters of these are below the logarithm of 4.
  const holds = upTo(2_000).filter(() => {
    const times = upTo(40).map(() => -Math.log(random.between(1, 1_000_000) / 1_000_000))
    const { low, high } = toQuantileInterval(times, 75)
    return low <= Math.log(4) && Math.log(4) <= high
  })
  expect(holds.length / 2_000).toBeGreaterThan(0.98)
})
