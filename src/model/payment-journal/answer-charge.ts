import { assertNever } from '../../lib/assert-never'
import { nextPause } from './next-pause'
import type { ChargeOutcome } from './payment-event'
import type {
  ChargeUnknownState,
  ChargingState,
  Failure,
  PaymentState,
  Trouble,
} from './payment-state'
import { type Step, stay, take } from './step'

/** The service's answer to a charge request of this purchase: perhaps not the last one sent. */
export function answerCharge(
  state: PaymentState,
  purchaseId: string,
  outcome: ChargeOutcome,
): Step {
  if (state.step !== 'charging' && state.step !== 'charge-unknown') return stay(state)
  if (state.purchase.id !== purchaseId) return stay(state)
  switch (outcome.kind) {
    case 'charged':
      return order(state, outcome.transactionId)
    case 'declined':
    case 'nonce-used':
    case 'rejected':
      // Said of the nonce, not of the request: true for every request that carried it.
      return fail(state, outcome)
    case 'not-taken':
      return turnAway(state, outcome.trouble)
    case 'unknown':
      return loseAnswer(state, outcome.trouble)
    default:
      return assertNever(outcome)
  }
}

function order({ purchase }: ChargingState | ChargeUnknownState, transactionId: string): Step {
  return take(
    { step: 'ordering', purchase, transactionId, isInDoubt: false, checks: 0 },
    { type: 'create-order', purchase, transactionId },
  )
}

function fail({ purchase }: ChargingState | ChargeUnknownState, failure: Failure): Step {
  return take({ step: 'failed', purchase, failure })
}

function turnAway(state: ChargingState | ChargeUnknownState, trouble: Trouble): Step {
  if (state.step === 'charge-unknown') return stay(state)
  if (!state.isInDoubt) return fail(state, { kind: 'not-taken', trouble })
  return loseAnswer(state, trouble)
}

function loseAnswer(state: ChargingState | ChargeUnknownState, trouble: Trouble): Step {
  if (state.step === 'charge-unknown') return stay(state)
  const { purchase, nonce, checks } = state
  return take(
    { step: 'charge-unknown', purchase, nonce, checks, trouble },
    ...nextPause(purchase.id, checks, trouble),
  )
}
