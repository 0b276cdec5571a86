import type { ChargeRow } from '../database/tables/charges'

/** How often whoever works on a charge says that it still does. */
export const BEAT_MS = 1_000
/**
 * Whoever has not said so for this long is taken for dead. One that only stalled does no harm when it comes back: the
 * provider takes a nonce once, and what it made of the charge is read before anything is said about it.
 */
export const LEASE_MS = 3_000

type Stamped = Pick<ChargeRow, 'updatedAt'>

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** The sign of life on a charge, and when this process saw it first. */
export interface Sighting {
  readonly stamp: number
  readonly since: Date
}

/** Takes down what a charge says now; the clocks of two machines are never compared. */
export function sight({ updatedAt }: Stamped, previous: Sighting | undefined, now: Date): Sighting {
  const stamp = updatedAt.getTime()
  return previous?.stamp === stamp ? previous : { stamp, since: now }
}

/**
 * Whether the holder of a charge is to be taken for dead.
 *
 * @param askedAt before the charge was read: what a process read and then slept on is old news
 */
export function isSilent({ since }: Sighting, askedAt: Date): boolean {
  return askedAt.getTime() - since.getTime() >= LEASE_MS
}

/** Whether a holder may have been taken for dead by now, since it was the one that slept. */
export function isOverdue({ updatedAt }: Stamped, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() >= LEASE_MS
}

/** Later than the stamp before, whatever the clocks say, so that no two holds of a charge look the same. */
export function nextStamp({ updatedAt }: Stamped, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))
}

/** Whether the provider, were it at the charge, would know of it by now. */
export function isReportDue({ updatedAt }: Stamped, reportingDelayMs: number, now: Date): boolean {
  return Math.max(0, now.getTime() - updatedAt.getTime()) >= reportingDelayMs
}

/**
 * Whether to look for a charge at the provider now: for an hour each time, then hourly for three days, then daily until
 * somebody has a word on it, since whoever limits searches would else limit sales too.
 *
 * @param pauseMs how often one comes here
 */
export function isSearchDue(
  { createdAt }: Pick<ChargeRow, 'createdAt'>,
  pauseMs: number,
  now: Date,
): boolean {
  const ageMs = now.getTime() - createdAt.getTime()
  if (ageMs < HOUR_MS) return true
  return ageMs % (ageMs < 3 * DAY_MS ? HOUR_MS : DAY_MS) < pauseMs
}
