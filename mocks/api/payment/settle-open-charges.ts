import type { Database } from '../database/database'
import type { ChargeRow } from '../database/tables/charges'
import { describeFault, type Log } from '../http/log'
import { isAbsenceCertain, isSearchDue } from './charge-lease'
import { dropCharge, listUnsettled, settleCharge } from './charge-store'
import { findWrongMoney } from './find-wrong-money'
import { giveMoneyBack } from './give-money-back'
import type { PaymentProvider } from './payment-provider'

export interface SettlingDependencies {
  readonly database: Database
  readonly payments: PaymentProvider
  readonly log: Log
  now(): Date
}

/** How often charges are looked after. */
export const SETTLING_PAUSE_MS = 60_000

/**
 * Brings charges to their end that nobody has been at for so long: whoever opened them has died, or the
 * provider could not be reached. One that can't be settled now is logged and left for the next time.
 * Answers how many there were.
 */
export async function settleOpenCharges(
  dependencies: SettlingDependencies,
  abandonedAfterMs: number,
): Promise<number> {
  const { database, log, now } = dependencies
  const abandonedSince = new Date(now().getTime() - abandonedAfterMs)
  const open = await listUnsettled(database, abandonedSince)
  for (const charge of open) {
    try {
      await settle(dependencies, charge)
    } catch (fault) {
      log({ level: 'error', event: 'charge-left-open', charge: charge.id, ...describeFault(fault) })
    }
  }
  return open.length
}

async function settle(dependencies: SettlingDependencies, charge: ChargeRow): Promise<void> {
  const { database, payments, now } = dependencies
  if (charge.status === 'voiding') return giveMoneyBack(dependencies, charge)
  if (!isSearchDue(charge, payments.doubtMs, SETTLING_PAUSE_MS, now())) return
  const outcome = await payments.findCharge(charge.id)
  if (!outcome) {
    if (isAbsenceCertain(charge, payments.doubtMs, now())) await dropCharge(database, charge)
    return
  }
  const settled = await settleCharge(database, charge, outcome, now())
  const wrong = findWrongMoney(charge, outcome)
  if (!wrong) return
  await giveMoneyBack(dependencies, settled)
  throw wrong
}
