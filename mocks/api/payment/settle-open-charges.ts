import type { Database } from '../database/database'
import type { ChargeRow } from '../database/tables/charges'
import { describeFault, type Log } from '../http/log'
import { isSearchDue } from './charge-lease'
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
  const { database, log, now, payments } = dependencies
  const abandonedSince = new Date(now().getTime() - abandonedAfterMs)
  const open = await listUnsettled(database, abandonedSince)
  const isDue = (charge: ChargeRow) =>
    charge.status !== 'pending' ||
    payments.findsAtOnce ||
    isSearchDue(charge, SETTLING_PAUSE_MS, now())
  for (const charge of open) {
    try {
      if (isDue(charge)) await settleOpenCharge(dependencies, charge)
    } catch (fault) {
      log({ level: 'error', event: 'charge-left-open', charge: charge.id, ...describeFault(fault) })
    }
  }
  return open.length
}

/**
 * Brings one charge to its end by the provider's word, or leaves it open where that has none yet.
 *
 * @throws WrongMoney when it had taken something else than was asked for, which is given back by then
 */
export async function settleOpenCharge(
  dependencies: Omit<SettlingDependencies, 'log'>,
  charge: ChargeRow,
): Promise<void> {
  const { database, payments, now } = dependencies
  if (charge.status === 'voiding') return giveMoneyBack(dependencies, charge)
  const outcome = await payments.findCharge(charge.id)
  if (!outcome) {
    // Elsewhere it is forgotten by nobody but a person who has looked for it at the provider: a search may lag for days.
    if (payments.findsAtOnce) await dropCharge(database, charge)
    return
  }
  if (outcome.kind === 'open') return
  const settled = await settleCharge(database, charge, outcome, now())
  const wrong = findWrongMoney(charge, outcome)
  if (!wrong) return
  await giveMoneyBack(dependencies, settled)
  throw wrong
}
