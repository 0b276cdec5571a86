import { isUnsettled, type PaymentState } from '../../../model/payment-journal/payment-state'

/**
 * Whether a shopper should hear of it on any page: what is open, what was completed without them, and
 * what came to nothing although they may count on it. A decline is told where they have paid.
 */
export function isOfConcernEverywhere(state: PaymentState): boolean {
  if (state.step !== 'failed') return state.step === 'done' || isUnsettled(state)
  return state.failure.kind === 'interrupted' || state.failure.kind === 'voided'
}
