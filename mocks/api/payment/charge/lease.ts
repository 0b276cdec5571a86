import type { Database } from '../../database/database'
import type { ChargeRow } from '../../database/tables/charges'
import { renewLease } from './store'

/** How often the process that works on a charge renews its lease. */
export const HEARTBEAT_MS = 1_000
/**
 * A lease that was not renewed for this long has expired: its holder is taken for dead. One that only stalled does no
 * harm when it comes back: the provider takes a nonce once, and its outcome is read before anything is answered.
 */
export const LEASE_MS = 3_000

type Stamped = Pick<ChargeRow, 'updatedAt'>

/** The heartbeat of a charge as this process saw it, and when it saw it first. */
export interface Observation {
  readonly stamp: number
  readonly since: Date
}

/** Notes the heartbeat that a charge has now; the clocks of two machines are never compared. */
export function observe(
  { updatedAt }: Stamped,
  previous: Observation | undefined,
  now: Date,
): Observation {
  const stamp = updatedAt.getTime()
  return previous?.stamp === stamp ? previous : { stamp, since: now }
}

/**
 * Whether the lease of a charge has expired.
 *
 * @param readAt before the charge was read: a process may have slept since
 */
export function isExpired({ since }: Observation, readAt: Date): boolean {
  return readAt.getTime() - since.getTime() >= LEASE_MS
}

/** Whether other processes may see this process's own lease as expired, because it slept. */
export function mayHaveExpired({ updatedAt }: Stamped, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() >= LEASE_MS
}

/** Later than the stamp before, even if the clock went back, so that no two leases of a charge look the same. */
export function nextStamp({ updatedAt }: Stamped, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))
}

/** Whether the provider would report the charge by now, had it been asked for it. */
export function isReportDue({ updatedAt }: Stamped, reportingDelayMs: number, now: Date): boolean {
  return Math.max(0, now.getTime() - updatedAt.getTime()) >= reportingDelayMs
}

export interface LeaseDependencies {
  readonly database: Database
  now(): Date
}

/** The result of some work, and the charge with its last renewed lease. */
export interface Leased<Result> {
  readonly result: Result
  readonly charge: ChargeRow
}

/**
 * Works on a charge, and renews its lease meanwhile.
 *
 * @throws whatever the work throws
 */
export async function withLease<Result>(
  { database, now }: LeaseDependencies,
  charge: ChargeRow,
  work: () => Promise<Result>,
): Promise<Leased<Result>> {
  let held = charge
  let renewal: Promise<void> | undefined
  const renew = async () => {
    try {
      const renewed = await renewLease(database, held, nextStamp(held, now()))
      if (renewed) held = renewed
      // Another process has taken the charge over, or it is resolved.
      else clearInterval(heartbeat)
    } catch {
      // Ignore a failed heartbeat: the outcome must still be recorded, and recordOutcome checks the charge again.
    }
    renewal = undefined
  }
  const heartbeat = setInterval(() => {
    renewal ??= renew()
  }, HEARTBEAT_MS)
  const result = await work().finally(() => clearInterval(heartbeat))
  await renewal
  return { result, charge: held }
}
