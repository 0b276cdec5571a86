import type { Presence } from '../presence'
import { createTokenBuckets } from '../token-buckets'

/** How much of a resource's time one address may use while others are there. */
export interface Share {
  /** Of each second of one processor, from 0 to 1. */
  readonly share: number
  /** Milliseconds of work that an address may do without a rest, when it has done none for long. */
  readonly burstMs: number
  /** Whether only an address that has more waiting is charged; whoever does one thing after the other is not. */
  readonly isForCrowdsOnly: boolean
}

/** Tells when an address has to rest, so that what it asks for leaves time for others. */
export interface Pace {
  /** Milliseconds until its next turn may begin. */
  restMs(address: string): number
  /** Counts work that is done. */
  charge(address: string, workMs: number, hasMoreWaiting: boolean): void
}

export const NO_PACE: Pace = { restMs: () => 0, charge: () => undefined }

export function createPace(
  { share, burstMs, isForCrowdsOnly }: Share,
  presence: Presence,
  nowMs: () => number,
): Pace {
  const buckets = createTokenBuckets({ capacity: burstMs, perSecond: share * 1000 }, nowMs)
  return {
    restMs: (address) => (presence.isAlone(address) ? 0 : buckets.waitMs(address)),
    charge(address, workMs, hasMoreWaiting) {
      if (hasMoreWaiting || !isForCrowdsOnly) buckets.spend(address, workMs)
    },
  }
}
