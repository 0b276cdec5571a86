import type { ChargeRow } from '../../database/tables/charges'
import { assertNever } from '../../lib/assert-never'
import type { OutcomeCounts } from '../../rate-limit/payment-limits'
import { NotAttempted } from '../payment-provider'
import {
  type CustomerCharge,
  isProviderCharge,
  type Rejection,
  recordProviderCharge,
  requestCharge,
  UNKNOWN,
} from './attempt'
import { isExpired, isReportDue, type Leased, nextStamp, type Observation, observe } from './lease'
import { giveBackCounts } from './record-outcome'
import { judgeReplay, type Replay } from './replay'
import type { ReversalDependencies } from './reverse'
import { dropCharge, findChargeOfNonce, markMayBeTaken, renewLease } from './store'

export interface CustomerChargeRequest extends Replay {
  readonly nonce: string
  /** What it was counted under: given back with its outcome, when it has one. */
  readonly counts?: OutcomeCounts
}

export interface ChargeDependencies extends ReversalDependencies {
  /** How a request waits for an earlier one; in real time where it is left out. */
  readonly waiting?: Waiting
}

export interface Waiting {
  /** Since any moment, in milliseconds. */
  elapsedMs(): number
  pause(ms: number): Promise<void>
}

const OUTCOME_TIMEOUT_MS = 15_000
const POLL_MS = 50

const REAL_TIME: Waiting = {
  elapsedMs: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Waits for the process that charges the nonce, and takes over from one whose lease has expired.
 *
 * @returns `undefined` when the charge was dropped: it was not attempted, and can be requested again
 * @throws ChargeMismatch as recording the outcome does
 */
export async function awaitOutcome(
  dependencies: ChargeDependencies,
  request: CustomerChargeRequest,
): Promise<CustomerCharge | undefined> {
  const { database, now, waiting = REAL_TIME } = dependencies
  const deadline = waiting.elapsedMs() + OUTCOME_TIMEOUT_MS
  let observation: Observation | undefined
  for (;;) {
    const readAt = now()
    const charge = await findChargeOfNonce(database, request.nonce)
    if (!charge) return undefined
    const verdict = judgeReplay(charge, request)
    switch (verdict) {
      case 'refuse':
        return { kind: 'nonce-used' }
      case 'repeat':
        await giveBackCounts(database, charge, request.counts)
        return { kind: 'resolved', charge }
      case 'await':
        break
      default:
        return assertNever(verdict)
    }
    observation = observe(charge, observation, now())
    if (isExpired(observation, readAt)) {
      const outcome = await takeOver(dependencies, request, charge)
      if (outcome) return outcome
      observation = undefined
    }
    if (waiting.elapsedMs() > deadline) return UNKNOWN
    await waiting.pause(POLL_MS)
  }
}

/**
 * Finds the outcome of a charge with an expired lease; `undefined` while there is none, or when another process is faster.
 * Requesting it again is safe once the provider would report the first request: it knows the charge by its id, and takes
 * a nonce once.
 */
async function takeOver(
  dependencies: ChargeDependencies,
  request: CustomerChargeRequest,
  charge: ChargeRow,
): Promise<CustomerCharge | undefined> {
  const { database, payments, now } = dependencies
  const known = await payments.findCharge(charge.id)
  if (known) return recordProviderCharge(dependencies, charge, known, request.counts)
  const at = now()
  if (!isReportDue(charge, payments.reportingDelayMs, at)) return undefined
  const own = await renewLease(database, charge, nextStamp(charge, at))
  if (!own) return undefined
  const { charge: requested, result } = await requestCharge(dependencies, request.nonce, own)
  if (isProviderCharge(result))
    return recordProviderCharge(dependencies, requested, result, request.counts)
  // The nonce may be used by the first request itself, which the provider did not report a moment ago.
  const found = await payments.findCharge(own.id)
  if (found) return recordProviderCharge(dependencies, requested, found, request.counts)
  return judgeRejection(dependencies, request, { charge: requested, result })
}

/**
 * What a rejection says of a charge that was requested before: nothing, unless the provider would have reported it. A used
 * nonce was most likely used by the first request; an unknown one may have been, and have expired since.
 */
async function judgeRejection(
  dependencies: ChargeDependencies,
  request: CustomerChargeRequest,
  { charge, result }: Leased<Rejection | NotAttempted>,
): Promise<CustomerCharge | undefined> {
  const { database, payments } = dependencies
  if (result instanceof NotAttempted) return UNKNOWN
  if (payments.findsAtOnce) {
    return (await dropCharge(database, charge)) ? result : awaitOutcome(dependencies, request)
  }
  if (result.kind === 'nonce-used') await markMayBeTaken(database, charge)
  return UNKNOWN
}
