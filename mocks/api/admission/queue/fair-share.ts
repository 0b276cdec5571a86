import type { ActiveAddresses } from '../active-addresses'
import { createTokenBuckets } from '../token-buckets'

/** How much of a resource's time one address may use while others are present. */
export interface Share {
  /** Share of one core's time, from 0 to 1. */
  readonly share: number
  /** Milliseconds of work that an idle address may do before it has to pause. */
  readonly burstMs: number
  /** Whether only addresses with concurrent requests are charged. */
  readonly isForCrowdsOnly: boolean
}

/** Tells how long an address has to pause, so that others get their share. */
export interface FairShare {
  /** Milliseconds until its next turn may begin. */
  restMs(address: string): number
  /** Counts finished work. */
  charge(address: string, workMs: number, hasMoreWaiting: boolean): void
}

export const UNLIMITED_SHARE: FairShare = { restMs: () => 0, charge: () => undefined }

export function createFairShare(
  { share, burstMs, isForCrowdsOnly }: Share,
  activeAddresses: ActiveAddresses,
  nowMs: () => number,
): FairShare {
  const buckets = createTokenBuckets({ capacity: burstMs, perSecond: share * 1000 }, nowMs)
  return {
    restMs: (address) => (activeAddresses.isAlone(address) ? 0 : buckets.waitMs(address)),
    charge(address, workMs, hasMoreWaiting) {
      if (hasMoreWaiting || !isForCrowdsOnly) buckets.spend(address, workMs)
    },
  }
}
