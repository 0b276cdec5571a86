import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { prepareStatement, type Slots } from '../../database/prepare-statement'
import { type ChargeRow, charges } from '../../database/tables/charges'
import { type Raised, type Raising, raiseCounters } from '../../rate-limit/count-in-statement'

/** A charge as it begins. */
export type OpenedCharge = Pick<
  ChargeRow,
  'id' | 'userId' | 'nonce' | 'nonceUse' | 'amountCents' | 'status' | 'transactionId' | 'createdAt'
>

/** As the statements take it: its time in ISO 8601. */
type Written = Omit<OpenedCharge, 'createdAt'> & { readonly createdAt: string }

/** Records a charge before the provider is asked; `undefined` when its nonce has one already. */
export async function openCharge(
  database: Database,
  charge: OpenedCharge,
): Promise<ChargeRow | undefined> {
  const [opened] = await insertCharge(database, toWritten(charge))
  return opened && toRow(charge)
}

/**
 * Records a charge with the attempt that it is, unless that could not be counted under every counter. Where its nonce has
 * a charge already, it is a request that repeats an earlier one, and counted as nothing else.
 */
export function openCounted(
  database: Database,
  charge: OpenedCharge,
  raising: Raising,
): Promise<readonly (Raised & { readonly isOpened: boolean })[]> {
  return insertCounted(database, { ...toWritten(charge), ...raising })
}

/** A charge as it is once it was opened. */
export function toRow(charge: OpenedCharge): ChargeRow {
  return {
    ...charge,
    declineReason: null,
    processorCode: null,
    mayBeTaken: false,
    orderedAt: null,
    updatedAt: charge.createdAt,
  }
}

function toWritten({ createdAt, ...charge }: OpenedCharge): Written {
  return { ...charge, createdAt: createdAt.toISOString() }
}

const insertCharge = prepareStatement((database, slot: Slots<Written>) => {
  const opened = insertWhere(database, slot, sql`true`)
  return database.with(opened).select({ id: opened.id }).from(opened)
})

const insertCounted = prepareStatement((database, slot: Slots<Written & Raising>) => {
  const isNew = sql`not exists (
    select from ${charges} where nonce = ${slot('nonce')}::text and nonce_use = 'once')`
  const { parts, raised, row, isRaised } = raiseCounters(database, slot, isNew)
  const opened = insertWhere(database, slot, sql`${isRaised} and ${isNew}`)
  return database
    .with(...parts, opened)
    .select({ ...row, isOpened: sql<boolean>`exists (select from opened)` })
    .from(raised)
})

function insertWhere(database: Database, slot: Slots<Written>, condition: SQL) {
  return database.$with('opened', { id: charges.id }).as(sql`
    insert into ${charges}
      (id, user_id, nonce, nonce_use, amount_cents, status, transaction_id, created_at, updated_at)
    select ${slot('id')}::text, ${slot('userId')}::text, ${slot('nonce')}::text, ${slot('nonceUse')}::text,
      ${slot('amountCents')}::bigint, ${slot('status')}::text, ${slot('transactionId')}::text,
      ${slot('createdAt')}::timestamptz, ${slot('createdAt')}::timestamptz
    where ${condition}
    on conflict do nothing
    returning id`)
}
