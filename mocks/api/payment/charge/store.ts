import { and, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { prepareStatement, type Slots } from '../../database/prepare-statement'
import { type ChargeRow, charges } from '../../database/tables/charges'

/** The charge with this id. */
export async function findCharge(database: Database, id: string): Promise<ChargeRow | undefined> {
  const [charge] = await database.select().from(charges).where(eq(charges.id, id))
  return charge
}

const selectChargeOfNonce = prepareStatement((database, slot: Slots<{ nonce: string }>) =>
  database
    .select()
    .from(charges)
    .where(and(eq(charges.nonce, slot('nonce')), eq(charges.nonceUse, 'once'))),
)

/** The one charge of a nonce that can be used once. */
export async function findChargeOfNonce(
  database: Database,
  nonce: string,
): Promise<ChargeRow | undefined> {
  const [charge] = await selectChargeOfNonce(database, { nonce })
  return charge
}

/** Renews the lease of a charge, or takes it over; `undefined` when another process has, or it is resolved. */
export async function renewLease(
  database: Database,
  charge: ChargeRow,
  updatedAt: Date,
): Promise<ChargeRow | undefined> {
  const [renewed] = await database
    .update(charges)
    .set({ updatedAt })
    .where(isUntouched(charge))
    .returning()
  return renewed
}

/** Notes that the provider has refused a repeated request, so that the first one may have taken the money. */
export async function markMayBeTaken(database: Database, { id }: ChargeRow): Promise<void> {
  await database
    .update(charges)
    .set({ mayBeTaken: true })
    .where(and(eq(charges.id, id), eq(charges.status, 'pending')))
}

/** Deletes a charge that the provider never attempted, unless another process has taken it over. Returns whether it did. */
export async function dropCharge(database: Database, charge: ChargeRow): Promise<boolean> {
  const dropped = await database
    .delete(charges)
    .where(isUntouched(charge))
    .returning({ id: charges.id })
  return dropped.length > 0
}

/**
 * Closes a charge that a person knows the provider did not take, unless it was changed since it was read. It is kept as a
 * decline, so that it is still compared should the provider report it one day.
 */
export async function closeUntaken(
  database: Database,
  charge: ChargeRow,
  updatedAt: Date,
): Promise<boolean> {
  const closed = await database
    .update(charges)
    .set({ status: 'declined', declineReason: 'the payment provider did not take it', updatedAt })
    .where(isUntouched(charge, charge.status))
    .returning({ id: charges.id })
  return closed.length > 0
}

/** Still of that status, and unchanged since it was read. */
function isUntouched(
  { id, updatedAt }: ChargeRow,
  status: ChargeRow['status'] = 'pending',
): SQL | undefined {
  return and(eq(charges.id, id), eq(charges.status, status), eq(charges.updatedAt, updatedAt))
}

/** Records that a charge was voided or refunded; the database says `voided` for both. */
export async function markReversed(database: Database, id: string, updatedAt: Date): Promise<void> {
  await database.update(charges).set({ status: 'voided', updatedAt }).where(eq(charges.id, id))
}

/** Charges without a final status that were not changed since the given time. */
export function listUnresolved(database: Database, since: Date): Promise<ChargeRow[]> {
  return database
    .select()
    .from(charges)
    .where(and(inArray(charges.status, ['pending', 'voiding']), lt(charges.updatedAt, since)))
}

/** The ids of charges that took money before the given time and have no order. */
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
