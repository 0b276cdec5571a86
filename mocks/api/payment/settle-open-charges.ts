import type { Database } from '../database/database'
import { dropCharge, listUnsettled, settleCharge } from './charge-store'
import { giveMoneyBack } from './give-money-back'
import type { PaymentProvider } from './payment-provider'

/** Longer than any provider is waited for: whoever opened the charge is not working on it any more. */
const ABANDONED_AFTER_MS = 2 * 60_000

/**
 * Brings charges to their end that a process left open when it died: at once where it was the only one,
 * else those that are too old for another to be at work on them. Answers how many there were.
 */
export async function settleOpenCharges(dependencies: {
  readonly database: Database
  readonly isShared: boolean
  readonly payments: PaymentProvider
  now(): Date
}): Promise<number> {
  const { database, isShared, payments, now } = dependencies
  const abandonedSince = new Date(now().getTime() - (isShared ? ABANDONED_AFTER_MS : 0))
  const open = await listUnsettled(database, abandonedSince)
  for (const charge of open) {
    if (charge.status === 'voiding') {
      await giveMoneyBack(dependencies, charge)
      continue
    }
    const outcome = await payments.findCharge(charge.id)
    if (outcome) await settleCharge(database, charge, outcome, now())
    else await dropCharge(database, charge.id)
  }
  return open.length
}
