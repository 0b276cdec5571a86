import { assertNever } from '../../lib/assert-never'
import { nextPause } from './next-pause'
import type { OrderOutcome } from './payment-event'
import type {
  ChargedState,
  OrderingState,
  OrderUnknownState,
  PaymentState,
  Trouble,
} from './payment-state'
import { type Step, stay, take } from './step'

type PaidState = ChargedState | OrderingState | OrderUnknownState

/** The service's answer to an order request of this purchase: perhaps not the last one sent. */
export function answerOrder(state: PaymentState, purchaseId: string, outcome: OrderOutcome): Step {
  if (!isPaid(state) || state.purchase.id !== purchaseId) return stay(state)
  const { purchase, transactionId } = state
  switch (outcome.kind) {
    case 'ordered': {
      const { orderId } = outcome
      return take(
        { step: 'done', purchase, transactionId, orderId, isCartCleared: false },
        { type: 'clear-cart', purchase },
      )
    }
    case 'voided':
      return take({ step: 'failed', purchase, failure: outcome })
    case 'not-taken':
    case 'unknown':
      return state.step === 'ordering'
        ? wait(state, outcome.trouble, outcome.kind === 'unknown' || state.isInDoubt)
        : stay(state)
    default:
      return assertNever(outcome)
  }
}

function isPaid(state: PaymentState): state is PaidState {
  return state.step === 'charged' || state.step === 'ordering' || state.step === 'order-unknown'
}

function wait(state: OrderingState, trouble: Trouble, isInDoubt: boolean): Step {
  const { purchase, transactionId, checks } = state
  const step = isInDoubt ? 'order-unknown' : 'charged'
  return take(
    { step, purchase, transactionId, checks, trouble },
    ...nextPause(purchase.id, checks, trouble),
  )
}
