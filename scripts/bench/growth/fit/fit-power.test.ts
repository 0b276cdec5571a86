import { expect, test } from 'vitest'
import { findSizeAt, fitPower, formatExponent, type SizedValue } from './fit-power'

const SIZES = [1_000, 10_000, 100_000, 1_000_000]
const pointsOf = (toValue: (size: number, index: number) => number): SizedValue[] =>
  SIZES.map((size, index) => ({ size, value: toValue(size, index) }))

test.each([
  [0.5, 2],
  [1, 0.003],
  [2, 1e-9],
  [-1, 4_000],
])('the power %d of exact data is found', (exponent, factor) => {
  const fit = fitPower(pointsOf((size) => factor * size ** exponent))
  expect(fit?.exponent).toBeCloseTo(exponent, 10)
  expect((fit?.factor ?? 0) / factor).toBeCloseTo(1, 8)
})

test('noise that goes both ways moves the power little', () => {
  const noise = [1.1, 0.9, 0.9, 1.1]
  expect(fitPower(pointsOf((size, i) => 0.01 * size * (noise[i] ?? 1)))?.exponent).toBeCloseTo(
    1,
    10,
  )
  const uneven = [1.1, 0.9, 1.1, 0.9]
  const { exponent = 0 } = fitPower(pointsOf((size, i) => 0.01 * size * (uneven[i] ?? 1))) ?? {}
  expect(Math.abs(exponent - 1)).toBeLessThan(0.05)
})

test('what is constant has the power 0, and never passes a limit', () => {
  const constant = pointsOf(() => 5)
  expect(fitPower(constant)).toEqual({ exponent: 0, factor: expect.closeTo(5, 10) })
  expect(findSizeAt(constant, 1_000)).toBe(Number.POSITIVE_INFINITY)
})

test('what falls never passes a limit', () => {
  expect(
    findSizeAt(
      pointsOf((size) => 9_000 / size),
      1_000,
    ),
  ).toBe(Number.POSITIVE_INFINITY)
})

test('one size alone, or the same twice, has no power', () => {
  expect(fitPower([])).toBeUndefined()
  expect(fitPower([{ size: 10, value: 1 }])).toBeUndefined()
  const twice = { size: 10, value: 1 }
  expect(fitPower([twice, twice])).toBeUndefined()
  expect(findSizeAt([twice], 5)).toBeUndefined()
})

test('a limit beyond the last size is extrapolated', () => {
  expect(
    findSizeAt(
      pointsOf((size) => size / 10_000),
      1_000,
    ),
  ).toBeCloseTo(10_000_000, 0)
})

test('growth that begins late counts by the last step, not by the sizes before', () => {
  const late = pointsOf((_, index) => [2, 2, 2, 20][index] ?? 0)
  expect(findSizeAt(late, 200)).toBeCloseTo(10_000_000, 0)
})

test('a limit that was passed on the way lies between the sizes around it', () => {
  const points = pointsOf((_, index) => [1, 100, 10_000, 20_000][index] ?? 0)
  expect(findSizeAt(points, 1_000)).toBeCloseTo(10_000 * 10 ** 0.5, 3)
  expect(findSizeAt(points, 0.5)).toBe(1_000)
})

test('what has no logarithm is refused', () => {
  expect(() => fitPower([{ size: 10, value: 0 }])).toThrow('must be above 0')
  expect(() => fitPower([{ size: Number.NaN, value: 1 }])).toThrow('must be above 0')
})

test.each([
  [-0.004, '0.00'],
  [-0.006, '-0.01'],
  [0.964, '0.96'],
])('an exponent of %d is written %s', (exponent, text) => {
  expect(formatExponent(exponent, 2)).toBe(text)
})
