import { expect, test } from 'vitest'
import { createFakeClock } from './queue/testing/fake-clock'
import { createTokenBuckets } from './token-buckets'

test('a burst, then so many a second, each key for itself', () => {
  const clock = createFakeClock()
  const buckets = createTokenBuckets({ capacity: 5, perSecond: 2 }, clock.nowMs)
  const take = (key: string) => {
    if (buckets.waitMs(key) > 0) return false
    buckets.spend(key, 1)
    return true
  }
  const count = (key: string) => Array.from({ length: 20 }, () => take(key)).filter(Boolean).length
  expect([count('a'), count('b')]).toEqual([5, 5])
  clock.pass(1_000)
  expect(count('a')).toBe(2)
  clock.pass(60_000)
  expect(count('a')).toBe(5)
})

test('what is owed is bounded, so that it is paid in a while', () => {
  const clock = createFakeClock()
  const buckets = createTokenBuckets({ capacity: 10, perSecond: 10 }, clock.nowMs)
  buckets.spend('a', 1_000_000)
  expect(buckets.waitMs('a')).toBe(1_100)
  clock.pass(1_100)
  expect(buckets.waitMs('a')).toBe(0)
})
