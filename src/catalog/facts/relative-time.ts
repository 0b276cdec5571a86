import { isAmerican, visitorLocale } from '../../lib/locale'
import { memoize } from '../../lib/memoize'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Coarsest first; a month and a year are means, which is as exact as "2 months ago" is meant. */
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, lengthMs: number][] = [
  ['year', 365.25 * DAY_MS],
  ['month', 30.44 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]

/**
 * How long ago a moment was, to the minute, as people say it, in the visitor's language unless another is named.
 *
 * @example relativeTime(new Date('2026-11-18'), new Date('2026-11-21')) // '3 days ago'
 */
export function relativeTime(moment: Date, now: Date, locale?: string): string {
  // A service whose clock is ahead must not make a product appear in the future.
  const elapsedMs = Math.max(0, now.getTime() - moment.getTime())
  const [unit, lengthMs] = UNITS.find(([, length]) => elapsedMs >= length) ?? ['minute', MINUTE_MS]
  const count = Math.trunc(elapsedMs / lengthMs)
  const shown = locale ?? visitorLocale()
  if (isAmerican(shown)) {
    return count === 0 ? 'this minute' : `${count} ${unit}${count === 1 ? '' : 's'} ago`
  }
  // "0 minutes ago" is "this minute", and "1 day ago" is not "yesterday".
  const formatter =
    count === 0 ? new Intl.RelativeTimeFormat(shown, { numeric: 'auto' }) : inNumbers(shown)
  return formatter.format(-count, unit)
}

const inNumbers = memoize((locale: string | undefined) => new Intl.RelativeTimeFormat(locale))
