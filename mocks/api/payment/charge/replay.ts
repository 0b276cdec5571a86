import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { type ChargeRow, charges } from '../../database/tables/charges'
import { assertNever } from '../../lib/assert-never'

/** The sandbox's test nonces are words that may be used any number of times. */
const TEST_NONCE_PREFIX = 'fake-'

/** Whether a nonce can be charged once or, as a test nonce, any number of times. */
export function toNonceUse(nonce: string): 'once' | 'repeatable' {
  return nonce.startsWith(TEST_NONCE_PREFIX) ? 'repeatable' : 'once'
}

/** A request for a nonce that has a charge already. */
export interface Replay {
  readonly userId: string
  readonly amountCents: number
}

export type ReplayVerdict =
  /** The nonce of another charge, or of a reversed one. */
  | 'refuse'
  /** The outcome is known: return it again. */
  | 'repeat'
  /** The outcome is not known yet. */
  | 'await'

/** A nonce is charged once: the same request gets the same response, any other one is refused. */
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

/** Longer than a lease without a heartbeat, even if the clock of its holder is a little behind. */
const UNATTENDED_MS = 10_000

interface Attempt {
  readonly userId: string
  readonly amountCents: number
  readonly nonce: string
}

/**
 * An earlier charge that may be for the same purchase and may have been taken: of the same amount, by the same user, and
 * with an expired lease. The contract has no id of a purchase to tell by.
 */
export async function findChargeInDoubt(
  database: Database,
  { userId, amountCents, nonce }: Attempt,
  now: Date,
): Promise<ChargeRow | undefined> {
  const [charge] = await database
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.userId, userId),
        eq(charges.amountCents, amountCents),
        eq(charges.status, 'pending'),
        or(isNull(charges.nonce), ne(charges.nonce, nonce)),
        lt(charges.updatedAt, new Date(now.getTime() - UNATTENDED_MS)),
      ),
    )
    .limit(1)
  return charge
}
