import type { Database } from '../database/database'
import type { ChargeRow } from '../database/tables/charges'
import { markVoided } from './charge-store'
import type { PaymentProvider } from './payment-provider'

/**
 * Gives a charge's money back, once. The charge is marked `voiding` before and `voided` after, so that a
 * process that dies in between leaves the task to be found.
 */
export async function giveMoneyBack(
  {
    database,
    payments,
    now,
  }: { readonly database: Database; readonly payments: PaymentProvider; now(): Date },
  { id, status, transactionId, amountCents }: ChargeRow,
): Promise<void> {
  if (status === 'voided') return
  // An amount of 0 is known to us alone.
  if (transactionId !== null && amountCents > 0) await payments.voidTransaction(transactionId)
  await markVoided(database, id, now())
}
