import fc from 'fast-check'
import { expect, test } from 'vitest'
import { relativeTime } from './relative-time'

const now = new Date('2026-11-21T12:00:00Z')
const timeSince = (moment: string, locale = 'en') => relativeTime(new Date(moment), now, locale)

test.each([
  ['2026-11-21T12:00:00Z', 'this minute'],
  ['2026-11-21T11:59:01Z', 'this minute'],
  ['2026-11-21T11:58:59Z', '1 minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', '1 day ago'],
  ['2026-11-18T12:00:00Z', '3 days ago'],
  ['2026-11-14T11:00:00Z', '1 week ago'],
  ['2026-11-01T12:00:00Z', '2 weeks ago'],
  ['2026-08-21T12:00:00Z', '3 months ago'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
])('PROD-3 %s is %s', (moment, words) => {
  expect(timeSince(moment)).toBe(words)
})

test('PROD-3 the words are the visitor’s', () => {
  expect(timeSince('2026-11-18T12:00:00Z', 'de')).toBe('vor 3 Tagen')
})

test('PROD-3 the words in the United States are those of Intl', () => {
  const minutes = fc.integer({ min: 0, max: 20 * 365 * 24 * 60 })
  fc.assert(
    fc.property(minutes, (count) => {
      const moment = new Date(now.getTime() - count * 60_000)
      expect(relativeTime(moment, now, 'en-US')).toBe(relativeTime(moment, now, 'en'))
    }),
  )
})

test('PROD-3 a clock that runs ahead of ours makes no nonsense', () => {
  expect(timeSince('2026-11-21T12:02:00Z')).toBe('this minute')
})
