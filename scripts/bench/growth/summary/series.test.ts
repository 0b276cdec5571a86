import { expect, test } from 'vitest'
import { findBreaking, toSeries } from './series'
import { sampleGrowths } from './testing/sample-growth'

const [served, embedded] = sampleGrowths

test('a call has its times at all sizes, and the exponent that fits them', () => {
  const series = served ? toSeries(served) : []
  expect(series.map(({ name, exponent }) => [name, exponent])).toEqual([
    ['every order', expect.closeTo(1, 10)],
    ['show', 0],
    ['show, quicker', 0],
  ])
  expect(series[1]?.points.map(({ size }) => size)).toEqual([1_000, 10_000, 100_000, 1_000_000])
})

test('what grows passes one second at a size of its own kind, and what does not is left out', () => {
  const broken = served ? findBreaking(served) : []
  expect(broken).toMatchObject([{ series: { name: 'every order' }, isExtrapolated: false }])
  // 400,000 products, with a tenth as many orders; the answer of a million is 50 MB.
  expect(broken[0]?.size).toBeCloseTo(40_000, 0)
  expect(broken[0]?.bytes).toBeCloseTo(20_000_000, 0)
})

test('beyond the largest size it is extrapolated', () => {
  const [broken] = embedded ? findBreaking(embedded) : []
  expect(broken).toMatchObject({ series: { name: 'every order' }, isExtrapolated: true })
  expect(broken?.size).toBeCloseTo(40_000, 0)
})

test('without any size there is nothing to say', () => {
  const nothing = { database: 'PostgreSQL', steps: [] } as const
  expect([toSeries(nothing), findBreaking(nothing)]).toEqual([[], []])
})
