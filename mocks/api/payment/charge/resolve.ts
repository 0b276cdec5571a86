import type { ChargeRow } from '../../database/tables/charges'
import { describeFault, type Log } from '../../http/log'
import { findMismatch } from './mismatch'
import { type ReversalDependencies, reverseCharge, reverseUnordered } from './reverse'
import { dropCharge, listUnresolved, recordOutcome } from './store'

export interface ResolutionDependencies extends ReversalDependencies {
  readonly log: Log
}

/** How often open charges are resolved. */
const RESOLUTION_PAUSE_MS = 60_000
/** Longer than any process works on a charge. */
export const ABANDONED_AFTER_MS = 2 * 60_000

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/**
 * Reverses unordered charges and resolves open ones, now and every minute from then on. Where no other process shares the
 * database, nobody can be at work on a charge, and the first run takes them at once.
 *
 * @returns stops it, once the run under way is done
 */
export async function startResolving({
  isShared,
  ...dependencies
}: ResolutionDependencies & { readonly isShared: boolean }): Promise<() => Promise<void>> {
  const { log, payments } = dependencies
  await reverseUnordered(dependencies)
  await resolveOpenCharges(dependencies, isShared ? ABANDONED_AFTER_MS : payments.reportingDelayMs)
  let underWay = Promise.resolve()
  const timer = setInterval(() => {
    underWay = underWay
      .then(() => reverseUnordered(dependencies))
      .then(() => resolveOpenCharges(dependencies, ABANDONED_AFTER_MS))
      .then(() => undefined)
      .catch((fault: unknown) =>
        log({ level: 'error', event: 'charges-not-settled', ...describeFault(fault) }),
      )
  }, RESOLUTION_PAUSE_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return underWay
  }
}

/**
 * Resolves charges that no process has touched for so long: the one that opened them has died, or the provider could not
 * be reached. A failure is logged, and the charge retried the next time. Returns how many there were.
 */
export async function resolveOpenCharges(
  dependencies: ResolutionDependencies,
  abandonedAfterMs: number,
): Promise<number> {
  const { database, log, now, payments } = dependencies
  const abandonedSince = new Date(now().getTime() - abandonedAfterMs)
  const open = await listUnresolved(database, abandonedSince)
  const isDue = (charge: ChargeRow) =>
    charge.status !== 'pending' ||
    payments.findsAtOnce ||
    isSearchDue(charge, RESOLUTION_PAUSE_MS, now())
  for (const charge of open) {
    try {
      if (isDue(charge)) await resolveCharge(dependencies, charge)
    } catch (fault) {
      log({ level: 'error', event: 'charge-left-open', charge: charge.id, ...describeFault(fault) })
    }
  }
  return open.length
}

/**
 * Brings one charge to its final status with the provider's outcome, or leaves it open while there is none.
 *
 * @throws ChargeMismatch when another amount or currency was taken; it is reversed by then
 */
export async function resolveCharge(
  dependencies: ReversalDependencies,
  charge: ChargeRow,
): Promise<void> {
  const { database, payments, now } = dependencies
  if (charge.status === 'voiding') return reverseCharge(dependencies, charge)
  const found = await payments.findCharge(charge.id)
  if (!found) {
    // A search may lag for days: only a provider that finds at once proves that there is no sale. Else a person decides.
    if (payments.findsAtOnce) await dropCharge(database, charge)
    return
  }
  if (found.kind === 'open') return
  const resolved = await recordOutcome(database, charge, found, now())
  const mismatch = findMismatch(charge, found)
  if (!mismatch) return
  await reverseCharge(dependencies, resolved)
  throw mismatch
}

/**
 * Whether to search for a charge at the provider now: at each run for an hour, then hourly for three days, then daily.
 * The provider limits searches, and more of them would take from the limit on sales.
 *
 * @param pauseMs between two runs
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
