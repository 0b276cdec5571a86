import { describeFault } from '../http/log'
import { giveBackUnordered } from './give-back-unordered'
import {
  SETTLING_PAUSE_MS,
  type SettlingDependencies,
  settleOpenCharges,
} from './settle-open-charges'

/** Longer than anybody works on a charge. */
export const ABANDONED_AFTER_MS = 2 * 60_000

/**
 * Gives back what no order came of, and settles what is open now and every minute from then on: at once where nobody else can be at work on it,
 * else what is too old for that.
 *
 * @returns ends it, once what is under way is done
 */
export async function keepChargesSettled({
  isShared,
  ...dependencies
}: SettlingDependencies & { readonly isShared: boolean }): Promise<() => Promise<void>> {
  const { log, payments } = dependencies
  await giveBackUnordered(dependencies)
  await settleOpenCharges(dependencies, isShared ? ABANDONED_AFTER_MS : payments.reportingDelayMs)
  let underWay = Promise.resolve()
  const timer = setInterval(() => {
    underWay = underWay
      .then(() => giveBackUnordered(dependencies))
      .then(() => settleOpenCharges(dependencies, ABANDONED_AFTER_MS))
      .then(() => undefined)
      .catch((fault: unknown) =>
        log({ level: 'error', event: 'charges-not-settled', ...describeFault(fault) }),
      )
  }, SETTLING_PAUSE_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return underWay
  }
}
