import type { ChargeRow } from '../../database/tables/charges'
import { describeFault } from '../../http/log'
import { withoutHold } from '../../lib/without-hold'
import { findMismatch } from './mismatch'
import { recordOutcome } from './record-outcome'
import {
  type ReversalDependencies,
  type ReversalRun,
  reverseCharge,
  reverseUnordered,
} from './reverse'
import { dropCharge, listUnresolved } from './store'

export type ResolutionDependencies = ReversalRun

/** How often open charges are resolved. */
const RESOLUTION_PAUSE_MS = 60_000
/** Longer than any process works on a charge. */
export const ABANDONED_AFTER_MS = 2 * 60_000

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Work on charges in the background. */
export interface Resolving {
  /** Settles with the end of the first run, and never fails: like the later ones it logs what does. */
  readonly firstRun: Promise<void>
  /** Begins no more runs and charges; resolves once the charge under way is done. */
  stop(): Promise<void>
}

/**
 * Reverses unordered charges and resolves open ones, now and every minute from then on. Nothing waits for it, as each
 * charge may wait for the provider. Where no other process shares the database, nobody can be at work on a charge of
 * before, and the first run takes them all.
 */
export function startResolving({
  isShared,
  ...options
}: Omit<ResolutionDependencies, 'signal'> & { readonly isShared: boolean }): Resolving {
  const { log, now, payments } = options
  const stopping = new AbortController()
  const dependencies = { ...options, signal: stopping.signal }
  const run = async (findSince: () => Date) => {
    try {
      await reverseUnordered(dependencies)
      await resolveUntouched(dependencies, findSince())
    } catch (fault) {
      log({ level: 'error', event: 'charges-not-settled', ...describeFault(fault) })
    }
  }
  // Read before the first request: whoever comes later is at work on their charge.
  const before = ago(now(), isShared ? ABANDONED_AFTER_MS : payments.reportingDelayMs)
  const firstRun = run(() => before)
  let underWay = firstRun
  const runAgain = () => {
    underWay = underWay.then(() => run(() => ago(now(), ABANDONED_AFTER_MS)))
  }
  const timer = withoutHold(setInterval(runAgain, RESOLUTION_PAUSE_MS))
  return {
    firstRun,
    stop() {
      clearInterval(timer)
      stopping.abort()
      return underWay
    },
  }
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}

/**
 * Resolves charges that no process has touched for so long: the one that opened them has died, or the provider could not
 * be reached. A failure is logged, and the charge retried when it is due again. Returns how many there were.
 */
export function resolveOpenCharges(
  dependencies: ResolutionDependencies,
  abandonedAfterMs: number,
): Promise<number> {
  return resolveUntouched(dependencies, ago(dependencies.now(), abandonedAfterMs))
}

async function resolveUntouched(
  dependencies: ResolutionDependencies,
  since: Date,
): Promise<number> {
  const { database, log, now, payments, signal } = dependencies
  const open = await listUnresolved(database, since)
  // What is to go back, since that was decided: one that the provider does not know would be asked for without an end.
  const isDue = ({ status, createdAt, updatedAt }: ChargeRow) =>
    payments.findsAtOnce ||
    isSearchDue(status === 'pending' ? createdAt : updatedAt, RESOLUTION_PAUSE_MS, now())
  for (const charge of open) {
    if (signal?.aborted) break
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
 * Whether to ask the provider for a charge now: at each run for an hour, then hourly for three days, then daily.
 * The provider limits searches, and more of them would take from the limit on sales.
 *
 * @param pauseMs between two runs
 */
export function isSearchDue(since: Date, pauseMs: number, now: Date): boolean {
  const ageMs = now.getTime() - since.getTime()
  if (ageMs < HOUR_MS) return true
  return ageMs % (ageMs < 3 * DAY_MS ? HOUR_MS : DAY_MS) < pauseMs
}
