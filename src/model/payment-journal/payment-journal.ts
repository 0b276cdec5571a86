import { assertNever } from '../../lib/assert-never'
import { answerCharge } from './answer-charge'
import { answerOrder } from './answer-order'
import type { PaymentEvent } from './payment-event'
import { IDLE, isUnsettled, type PaymentState, type Purchase } from './payment-state'
import { finish, resume } from './recover'
import { type Step, stay, take } from './step'

/**
 * The checkout as a machine: where it stands and what happened give where it stands now and what to do
 * next. Whoever drives it writes the new state to the journal **before** taking the effects, so that
 * a page that dies at any point leaves behind how far it may have come.
 *
 * Two rules keep money safe. A charge request whose answer was lost is only ever repeated with the same
 * nonce and amount, which the service answers with the same transaction. And "nothing was charged" is
 * said only when no request is out whose fate isn't known.
 */
export function advance(state: PaymentState, event: PaymentEvent): Step {
  switch (event.type) {
    case 'pay':
      return pay(state, event.purchase)
    case 'nonce-received':
      return receiveNonce(state, event.purchaseId, event.nonce)
    case 'nonce-refused':
      return refuseNonce(state, event.purchaseId, event.reason)
    case 'charge-answered':
      return answerCharge(state, event.purchaseId, event.outcome)
    case 'order-answered':
      return answerOrder(state, event.purchaseId, event.outcome)
    case 'cart-cleared':
      return state.step === 'done' && state.purchase.id === event.purchaseId
        ? take({ ...state, isCartCleared: true })
        : stay(state)
    case 'pause-over':
      return 'purchase' in state && state.purchase.id === event.purchaseId
        ? finish(state, 'page')
        : stay(state)
    case 'finish':
      return finish(state, 'shopper')
    case 'resume':
      return resume(state, event.now)
    case 'acknowledge':
      return isUnsettled(state) ? stay(state) : take(IDLE)
    default:
      return assertNever(event)
  }
}

function pay(state: PaymentState, purchase: Purchase): Step {
  if (isUnsettled(state)) return stay(state)
  if (purchase.amountCents > 0) {
    return take({ step: 'requesting-nonce', purchase }, { type: 'request-nonce', purchase })
  }
  // Nothing to charge: the service takes no payment for an amount of 0 and uses no nonce, but its
  // contract wants one of at least a character.
  return charge(purchase, purchase.id)
}

function receiveNonce(state: PaymentState, purchaseId: string, nonce: string): Step {
  if (state.step !== 'requesting-nonce' || state.purchase.id !== purchaseId) return stay(state)
  return charge(state.purchase, nonce)
}

function refuseNonce(state: PaymentState, purchaseId: string, reason: string): Step {
  if (state.step !== 'requesting-nonce' || state.purchase.id !== purchaseId) return stay(state)
  return take({ step: 'failed', purchase: state.purchase, failure: { kind: 'method', reason } })
}

function charge(purchase: Purchase, nonce: string): Step {
  return take(
    { step: 'charging', purchase, nonce, isInDoubt: false, checks: 0 },
    { type: 'charge', purchase, nonce },
  )
}
