import { eq } from 'drizzle-orm'
import type { Database } from '../../../mocks/api/database/database'
import { charges } from '../../../mocks/api/database/tables/charges'
import { openCharge } from '../../../mocks/api/payment/charge/open-charge'

/** A charge of ten dollars, as a process that has died leaves it. */
export interface LeftCharge {
  readonly id: string
  readonly status: 'pending' | 'voiding'
  readonly at: Date
  readonly transactionId?: string | null
}

export async function leaveCharge(
  database: Database,
  { id, status, at, transactionId = null }: LeftCharge,
): Promise<void> {
  await openCharge(database, {
    id,
    userId: 'usr_sam',
    nonce: `nonce of ${id}`,
    nonceUse: 'once',
    amountCents: 1000,
    status,
    transactionId,
    createdAt: at,
  })
}

export const findCharges = (database: Database, nonce: string) =>
  database.select().from(charges).where(eq(charges.nonce, nonce))
