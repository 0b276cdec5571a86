import { assertNever } from '../assert-never'
import type { ChargeRow } from '../database/tables/charges'

/** The sandbox's test nonces are words that may be used any number of times. */
const TEST_NONCE_PREFIX = 'fake-'

export function toNonceUse(nonce: string): 'once' | 'repeatable' {
  return nonce.startsWith(TEST_NONCE_PREFIX) ? 'repeatable' : 'once'
}

/** What is asked for when a nonce comes that has a charge already. */
export interface Replay {
  readonly userId: string
  readonly amountCents: number
}

export type ReplayVerdict =
  /** Another charge's nonce, or one whose money went back. */
  | 'refuse'
  /** The outcome is known: answer it again. */
  | 'repeat'
  /** The outcome is not known yet. */
  | 'await'

/** A nonce is charged once: the same request is answered the same, any other one refused. */
export function judgeReplay(charge: ChargeRow, replay: Replay): ReplayVerdict {
  if (charge.userId !== replay.userId || charge.amountCents !== replay.amountCents) return 'refuse'
  switch (charge.status) {
    case 'pending':
      return 'await'
    case 'charged':
    case 'declined':
      return 'repeat'
    case 'voiding':
    case 'voided':
      return 'refuse'
    default:
      return assertNever(charge.status)
  }
}
