import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type ChargeRow, charges } from '../database/tables/charges'

/** Longer than a holder is silent, also where its clock is a little behind. */
const UNATTENDED_MS = 10_000

interface Attempt {
  readonly userId: string
  readonly amountCents: number
  readonly nonce: string
}

/**
 * An earlier charge that may be for the same purchase and may have been taken: of the same sum, by the same user, and
 * nobody is at it. The contract names no purchase.
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
