import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { prepareStatement, type Slots } from '../../database/prepare-statement'
import { type ChargeRow, charges } from '../../database/tables/charges'
import {
  type Lowering,
  lower,
  lowerCounters,
  toLowering,
} from '../../rate-limit/count-in-statement'
import type { OutcomeCounts } from '../../rate-limit/payment-limits'
import type { ChargeOutcome } from '../payment-provider'
import { findMismatch } from './mismatch'
import { findCharge } from './store'

/**
 * Records the provider's outcome of a charge, even if the charge was dropped in the meantime, and gives back what its
 * attempt was counted under, by this outcome even where a person has closed the charge as not taken. A charge of another
 * amount or currency than requested is recorded as one to be reversed, and stays counted.
 *
 * @throws Error when the charge is neither written nor found
 */
export async function recordOutcome(
  database: Database,
  charge: ChargeRow,
  outcome: ChargeOutcome,
  updatedAt: Date,
  counts?: OutcomeCounts,
): Promise<ChargeRow> {
  const isMismatch = findMismatch(charge, outcome) !== undefined
  const isDeclined = outcome.kind === 'declined'
  const resolved: ChargeRow = {
    ...charge,
    status: isMismatch ? 'voiding' : outcome.kind,
    transactionId: outcome.transactionId,
    declineReason: isDeclined ? outcome.reason : null,
    processorCode: isDeclined ? (outcome.code ?? null) : null,
    updatedAt,
  }
  const recorded = await insertOutcome(database, {
    ...resolved,
    ...toLowering(isMismatch ? [] : toGiven(outcome.kind, counts)),
    createdAt: charge.createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  })
  if (recorded.length > 0) return resolved
  // Another process has recorded the same outcome first.
  const present = await findCharge(database, charge.id)
  if (!present) throw new Error(`Charge ${charge.id} vanished while it was written down`)
  return present
}

/** Gives back what an attempt was counted under whose charge another request has brought to its outcome. */
export async function giveBackCounts(
  database: Database,
  { status }: ChargeRow,
  counts: OutcomeCounts | undefined,
): Promise<void> {
  const given = toGiven(status === 'declined' ? 'declined' : 'charged', counts)
  if (given.length > 0) await lower(database, toLowering(given))
}

function toGiven(kind: ChargeOutcome['kind'], counts: OutcomeCounts | undefined) {
  return (kind === 'declined' ? counts?.whenDeclined : counts?.whenCharged) ?? []
}

/** As the statement takes it: times in ISO 8601. */
type Resolved = Omit<ChargeRow, 'createdAt' | 'updatedAt' | 'orderedAt' | 'mayBeTaken'> & {
  readonly createdAt: string
  readonly updatedAt: string
}

const insertOutcome = prepareStatement((database, slot: Slots<Resolved & Lowering>) => {
  const { locking, lowered, isHeld } = lowerCounters(database, slot('given'))
  const outcome = {
    id: sql`${slot('id')}::text`.as('id'),
    userId: sql`${slot('userId')}::text`.as('user_id'),
    nonce: sql`${slot('nonce')}::text`.as('nonce'),
    nonceUse: sql`${slot('nonceUse')}::text`.as('nonce_use'),
    amountCents: sql`${slot('amountCents')}::bigint`.as('amount_cents'),
    status: sql`${slot('status')}::text`.as('status'),
    transactionId: sql`${slot('transactionId')}::text`.as('transaction_id'),
    declineReason: sql`${slot('declineReason')}::text`.as('decline_reason'),
    processorCode: sql`${slot('processorCode')}::text`.as('processor_code'),
    mayBeTaken: sql`false`.as('may_be_taken'),
    orderedAt: sql`null::timestamptz`.as('ordered_at'),
    createdAt: sql`${slot('createdAt')}::timestamptz`.as('created_at'),
    updatedAt: sql`${slot('updatedAt')}::timestamptz`.as('updated_at'),
  }
  return database
    .with(...locking, lowered)
    .insert(charges)
    .select((query) => query.select(outcome).from(sql`(values (1)) as one`).where(isHeld))
    .onConflictDoUpdate({
      target: charges.id,
      set: {
        status: sql`excluded.status`,
        transactionId: sql`excluded.transaction_id`,
        declineReason: sql`excluded.decline_reason`,
        processorCode: sql`excluded.processor_code`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: eq(charges.status, 'pending'),
    })
    .returning({ id: charges.id })
})
