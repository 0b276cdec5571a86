import { and, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type ChargeRow, charges } from '../database/tables/charges'
import { findWrongMoney } from './find-wrong-money'
import type { AttemptedCharge } from './payment-provider'

/** Writes a charge down before the provider is asked; `undefined` when its nonce has one already. */
export async function openCharge(
  database: Database,
  charge: typeof charges.$inferInsert,
): Promise<ChargeRow | undefined> {
  const [opened] = await database.insert(charges).values(charge).onConflictDoNothing().returning()
  return opened
}

/** The one charge of a nonce that can be used once. */
export async function findChargeOfNonce(
  database: Database,
  nonce: string,
): Promise<ChargeRow | undefined> {
  const [charge] = await database
    .select()
    .from(charges)
    .where(and(eq(charges.nonce, nonce), eq(charges.nonceUse, 'once')))
  return charge
}

/**
 * Completes a charge with the provider's word, even if it was given up in the meantime. One that took something else
 * than was asked for is written down as one whose money goes back.
 */
export async function settleCharge(
  database: Database,
  charge: ChargeRow,
  outcome: AttemptedCharge,
  updatedAt: Date,
): Promise<ChargeRow> {
  const word = {
    status: findWrongMoney(charge, outcome) ? ('voiding' as const) : outcome.kind,
    transactionId: outcome.transactionId,
    declineReason: outcome.kind === 'declined' ? outcome.reason : null,
    processorCode: outcome.kind === 'declined' ? (outcome.code ?? null) : null,
    updatedAt,
  }
  const [settled] = await database
    .insert(charges)
    .values({ ...charge, ...word })
    .onConflictDoUpdate({ target: charges.id, set: word, setWhere: eq(charges.status, 'pending') })
    .returning()
  if (settled) return settled
  // Somebody else wrote the same word down first.
  const [present] = await database.select().from(charges).where(eq(charges.id, charge.id))
  if (!present) throw new Error(`Charge ${charge.id} vanished while it was written down`)
  return present
}

/** Keeps a charge, or takes it over; `undefined` when somebody else has done so, or it is settled. */
export async function claimCharge(
  database: Database,
  charge: ChargeRow,
  updatedAt: Date,
): Promise<ChargeRow | undefined> {
  const [claimed] = await database
    .update(charges)
    .set({ updatedAt })
    .where(isUntouched(charge))
    .returning()
  return claimed
}

/** Notes that a provider has refused what was asked again, so that the first time may have taken the money. */
export async function markMayBeTaken(database: Database, { id }: ChargeRow): Promise<void> {
  await database
    .update(charges)
    .set({ mayBeTaken: true })
    .where(and(eq(charges.id, id), eq(charges.status, 'pending')))
}

/** Forgets a charge that the provider never attempted, unless somebody has taken it over. Answers whether it did. */
export async function dropCharge(database: Database, charge: ChargeRow): Promise<boolean> {
  const dropped = await database
    .delete(charges)
    .where(isUntouched(charge))
    .returning({ id: charges.id })
  return dropped.length > 0
}

/**
 * Closes a charge of which a person has found that the provider never took it, unless somebody has been at it since it
 * was read. It stays as a decline, so that it is missed by nobody should the provider say otherwise one day.
 */
export async function closeUntaken(
  database: Database,
  charge: ChargeRow,
  updatedAt: Date,
): Promise<boolean> {
  const closed = await database
    .update(charges)
    .set({ status: 'declined', declineReason: 'the payment provider did not take it', updatedAt })
    .where(isUntouched(charge))
    .returning({ id: charges.id })
  return closed.length > 0
}

/** Still pending, and nobody has been at it since it was read. */
function isUntouched({ id, updatedAt }: ChargeRow): SQL | undefined {
  return and(eq(charges.id, id), eq(charges.status, 'pending'), eq(charges.updatedAt, updatedAt))
}

/** Notes that a transaction's money went back. */
export async function markVoided(database: Database, id: string, updatedAt: Date): Promise<void> {
  await database.update(charges).set({ status: 'voided', updatedAt }).where(eq(charges.id, id))
}

/** Charges whose end nobody has written down since the given time. */
export function listUnsettled(database: Database, since: Date): Promise<ChargeRow[]> {
  return database
    .select()
    .from(charges)
    .where(and(inArray(charges.status, ['pending', 'voiding']), lt(charges.updatedAt, since)))
}

/** The ids of charges that have taken money since before the given time, and no order was made of. */
export async function listUnordered(database: Database, since: Date): Promise<readonly string[]> {
  const found = await database
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        eq(charges.status, 'charged'),
        isNull(charges.orderedAt),
        gt(charges.amountCents, 0),
        lt(charges.updatedAt, since),
      ),
    )
  return found.map(({ id }) => id)
}
