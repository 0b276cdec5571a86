import { expect, test } from 'vitest'
import { toMedianInterval } from './median-interval'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('up to five values say nothing of their median, six lie around it', () => {
  expect(toMedianInterval(upTo(5))).toEqual({
    median: 3,
    low: Number.NEGATIVE_INFINITY,
    high: Number.POSITIVE_INFINITY,
  })
  expect(toMedianInterval(upTo(6))).toMatchObject({ low: 1, high: 6 })
})

// As printed in tables of the sign test's confidence intervals.
test.each([
  [9, 2, 8],
  [15, 4, 12],
  [25, 8, 18],
  [41, 14, 28],
])('of %i values it is from the %i. to the %i.', (count, low, high) => {
  expect(toMedianInterval(upTo(count).toReversed())).toMatchObject({ low, high })
})

test('it holds the median at least 95 times of 100, however the values are spread', () => {
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
  expect(holds.length / 2_000).toBeGreaterThan(0.95)
})
