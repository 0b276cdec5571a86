import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeStock, sumStock } from './stock-sum'

const opened = { quantity: 40, sold: 118 }

test.each([
  [{ quantity: 37, sold: 121 }, '40 when you opened it, 3 sold since: 37.'],
  [
    { quantity: 47, sold: 121 },
    '40 when you opened it, 3 sold since, 10 put in by somebody else: 47.',
  ],
  [{ quantity: 35, sold: 118 }, '40 when you opened it, 5 taken out by somebody else: 35.'],
  [
    { quantity: 40, sold: 121 },
    '40 when you opened it, 3 sold since, 3 put in by somebody else: 40.',
  ],
  [{ quantity: 1_040, sold: 100 }, '40 when you opened it, 1,000 put in by somebody else: 1,040.'],
])('ADM-13 %o is told as arithmetic', (theirs, text) => {
  expect(describeStock(sumStock(opened, 50, theirs))).toBe(text)
})

test.each([
  [50, { quantity: 37, sold: 121 }, 47],
  [35, { quantity: 37, sold: 121 }, 32],
  [5, { quantity: 10, sold: 148 }, undefined],
  [1_000_000, { quantity: 41, sold: 118 }, undefined],
  [Number.NaN, { quantity: 37, sold: 121 }, undefined],
  [50.5, { quantity: 37, sold: 121 }, undefined],
])('ADM-13 %d typed over %o makes %s with the difference added', (typed, theirs, sum) => {
  expect(sumStock(opened, typed, theirs).sum).toBe(sum)
})

test('ADM-13 the steps add up, whatever happened', () => {
  const count = fc.nat(1_000)
  fc.assert(
    fc.property(count, count, count, count, count, (quantity, sold, typed, now, soldNow) => {
      const sum = sumStock({ quantity, sold }, typed, { quantity: now, sold: soldNow })
      expect(sum.opened - sum.sold + sum.added).toBe(sum.now)
      if (sum.sum !== undefined) expect(sum.sum - sum.now).toBe(typed - quantity)
    }),
  )
})
