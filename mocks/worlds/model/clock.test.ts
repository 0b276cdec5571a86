import { expect, test } from 'vitest'
import { ClockError, changeClock, MACHINE_TIME, readClock } from './clock'

const NOON = Date.parse('2026-11-23T12:00:00.000Z')
const MINUTE = 60_000
const at = (clock: typeof MACHINE_TIME, machineMs: number) =>
  readClock(clock, machineMs).toISOString()

test('a clock runs with the machine until it is changed', () => {
  expect(at(MACHINE_TIME, NOON)).toBe('2026-11-23T12:00:00.000Z')
})

test('a clock that is set goes on from there', () => {
  const clock = changeClock(MACHINE_TIME, { set: new Date('2027-01-01T00:00:00.000Z') }, NOON)
  expect(at(clock, NOON + MINUTE)).toBe('2027-01-01T00:01:00.000Z')
})

test('a frozen clock stands still, can be moved on and back, and runs again from where it stood', () => {
  const frozen = changeClock(MACHINE_TIME, { freeze: 'now' }, NOON)
  expect(at(frozen, NOON + 5 * MINUTE)).toBe('2026-11-23T12:00:00.000Z')
  const later = changeClock(frozen, { advanceMs: -MINUTE }, NOON + 5 * MINUTE)
  expect(at(later, NOON + 9 * MINUTE)).toBe('2026-11-23T11:59:00.000Z')
  const running = changeClock(later, { run: true }, NOON + 9 * MINUTE)
  expect(at(running, NOON + 10 * MINUTE)).toBe('2026-11-23T12:00:00.000Z')
})

test.each([
  { set: new Date('soon') },
  { freeze: new Date(Number.NaN) },
  { advanceMs: Number.NaN },
  { set: new Date('+010000-01-01T00:00:00.000Z') },
  { advanceMs: -3_155_760_000_000 * 30 },
])('WORLD-6 %j is refused: no clock can have such a time', (change) => {
  expect(() => changeClock(MACHINE_TIME, change, NOON)).toThrow(ClockError)
})
