const MINUTE_MS = 60_000

/**
 * The time to the minute, as of which pages are drawn: so they are the same in every process, and say the same of times as
 * long as the minute lasts.
 */
export function presentMinute(): Date {
  return new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
}
