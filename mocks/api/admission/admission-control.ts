import type { Refusal } from '../contract/operation'
import { type ActiveAddresses, createActiveAddresses } from './active-addresses'
import { type ByteBudget, createByteBudget } from './byte-budget'
import type { AdmissionLimits, Resource, Work } from './limits'
import { type Clock, SYSTEM_CLOCK } from './queue/clock'
import { type Counts, createCounts } from './queue/counts'
import type { QueueRefusal } from './queue/fair-queue'
import { createFairQueue, type FairQueue, type Requester, type Turn } from './queue/fair-queue'
import { createFairShare, type FairShare, UNLIMITED_SHARE } from './queue/fair-share'
import { createTokenBuckets, type TokenBuckets } from './token-buckets'

export type Permit =
  | { readonly isGranted: true; release(): void }
  | { readonly isGranted: false; readonly refusal: Refusal<429 | 503> }

/** The limited resources of a process. */
export interface AdmissionControl {
  readonly limits: AdmissionLimits
  readonly activeAddresses: ActiveAddresses
  /** Requests of each address that are not answered to the end. */
  readonly underWay: Counts
  /** Requests that each address has left. */
  readonly requests: TokenBuckets
  /** Requests that each address has left while others are there. */
  readonly requestsBesideOthers: TokenBuckets
  /** The requester's turn to do work of this class: at once where nothing is to be waited for. */
  take(work: Work, requester: Requester): Permit | Promise<Permit>
  /** Reserves memory for a body of so many bytes. */
  reserve(address: string, bytes: number): Permit
}

export function createAdmissionControl(
  limits: AdmissionLimits,
  clock: Clock = SYSTEM_CLOCK,
): AdmissionControl {
  const activeAddresses = createActiveAddresses(clock.nowMs)
  const bodies: ByteBudget = createByteBudget(limits.bodies)
  const shares: Readonly<Record<Resource, FairShare>> = {
    'event-loop': createFairShare(limits.resources['event-loop'], activeAddresses, clock.nowMs),
    threads: createFairShare(limits.resources.threads, activeAddresses, clock.nowMs),
  }
  const turns = new Map<Work, FairQueue>()

  function turnsOf(work: Work): FairQueue {
    const known = turns.get(work)
    if (known) return known
    const { resource } = limits.work[work]
    const made = createFairQueue(
      limits.work[work],
      resource ? shares[resource] : UNLIMITED_SHARE,
      clock,
    )
    turns.set(work, made)
    return made
  }

  function toPermit(work: Work, turn: Turn): Permit {
    if (turn.isGranted) return turn
    const { retryAfterSeconds } = limits.work[work]
    return { isGranted: false, refusal: refuseBusy(turn.because, retryAfterSeconds) }
  }

  return {
    limits,
    activeAddresses,
    underWay: createCounts(),
    requests: createTokenBuckets(limits.requests, clock.nowMs),
    requestsBesideOthers: createTokenBuckets(limits.requests.besideOthers, clock.nowMs),
    take(work, requester) {
      const turn = turnsOf(work).take(requester)
      return turn instanceof Promise
        ? turn.then((granted) => toPermit(work, granted))
        : toPermit(work, turn)
    },
    reserve(address, bytes) {
      const reservation = bodies.reserve(address, bytes)
      if (reservation.isReserved) return { isGranted: true, release: reservation.release }
      const { retryAfterSeconds } = limits.bodies
      return { isGranted: false, refusal: refuseBusy(reservation.because, retryAfterSeconds) }
    },
  }
}

/**
 * The refusal of a request: 503 when the service is full, 429 when the address has used up its own share. A client that
 * has gone counts as 429, since the service has no problem that its log should report.
 */
export function refuseBusy(because: QueueRefusal, seconds: number): Refusal<429 | 503> {
  const pause = `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  return because === 'all'
    ? { status: 503, reason: `The shop is busy. ${pause}`, retryAfterSeconds: seconds }
    : {
        status: 429,
        reason: `Too many requests from your address. ${pause}`,
        retryAfterSeconds: seconds,
      }
}
