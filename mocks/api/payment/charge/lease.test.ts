import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  HEARTBEAT_MS,
  isExpired,
  isReportDue,
  LEASE_MS,
  mayHaveExpired,
  nextStamp,
  type Observation,
  observe,
} from './lease'
import { isSearchDue } from './resolve'

const START = Date.UTC(2026, 0, 1)
const at = (ms: number) => new Date(START + ms)
const stamped = (ms: number) => ({ updatedAt: at(ms) })
const HOUR_MS = 3_600_000
const skews = fc.integer({ min: -HOUR_MS, max: HOUR_MS })

test('a charge without a sign of life for a lease has lost its holder, not a moment sooner', () => {
  const sighting = observe(stamped(0), undefined, at(10))
  expect(isExpired(observe(stamped(0), sighting, at(9_000)), at(10 + LEASE_MS - 1))).toBe(false)
  expect(isExpired(observe(stamped(0), sighting, at(9_000)), at(10 + LEASE_MS))).toBe(true)
})

test('a watcher that slept over a read does not take old news for silence', () => {
  const first = observe(stamped(0), undefined, at(0))
  const sleptFrom = at(100)
  expect(isExpired(observe(stamped(0), first, at(HOUR_MS)), sleptFrom)).toBe(false)
})

test('a holder that gives its signs is never taken for dead, however far the clocks are apart', () => {
  fc.assert(
    fc.property(skews, fc.integer({ min: 1, max: 300 }), (skewMs, pollMs) => {
      let sighting: Observation | undefined
      let holder = stamped(skewMs)
      let beats = 0
      for (let nowMs = 0; nowMs < 10 * LEASE_MS; nowMs += pollMs) {
        if (nowMs >= (beats + 1) * HEARTBEAT_MS) {
          beats += 1
          holder = { updatedAt: nextStamp(holder, at(nowMs + skewMs)) }
        }
        sighting = observe(holder, sighting, at(nowMs))
        if (isExpired(sighting, at(nowMs))) return false
      }
      return true
    }),
  )
})

test('no two holds of a charge look the same, whatever the clock of the second says', () => {
  fc.assert(fc.property(skews, (skewMs) => nextStamp(stamped(0), at(skewMs)).getTime() > START))
})

test('a holder that slept for a lease knows that it may have lost its charge', () => {
  expect(mayHaveExpired(stamped(0), at(LEASE_MS - 1))).toBe(false)
  expect(mayHaveExpired(stamped(0), at(LEASE_MS))).toBe(true)
})

test('a provider is asked again only when it would know of the first time, at once where it always does', () => {
  expect(isReportDue(stamped(0), 1_000, at(999))).toBe(false)
  expect(isReportDue(stamped(0), 1_000, at(1_000))).toBe(true)
  expect(isReportDue(stamped(HOUR_MS), 0, at(0))).toBe(true)
})

test('a charge is looked for each minute for an hour, hourly for three days, then daily without an end', () => {
  const countSearches = (fromHour: number, toHour: number) =>
    Array.from({ length: (toHour - fromHour) * 60 }, (_, minute) =>
      at(fromHour * HOUR_MS + minute * 60_000),
    ).filter((now) => isSearchDue(at(0), 60_000, now)).length
  expect(countSearches(0, 1)).toBe(60)
  expect(countSearches(1, 72)).toBe(71)
  expect(countSearches(72, 10 * 24)).toBe(7)
  expect(countSearches(365 * 24, 366 * 24)).toBe(1)
})
