import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { paths } from '../../lib/paths'
import { cartTotal } from '../../model/cart/cart'
import { useCart } from '../../model/cart/use-cart'
import type { PaymentRunner } from '../../model/payment-journal/payment-runner'
import {
  isFirstAttempt,
  isMoving,
  isNonceSpent,
  isUnsettled,
  type PaymentState,
} from '../../model/payment-journal/payment-state'
import { ButtonLink } from '../../ui/button'
import { CheckoutForm } from './form/checkout-form'
import { usePayment } from './journal/use-payment'
import { describePayment } from './status/describe-payment'
import { FinishButton } from './status/finish-button'
import { PaymentReportView } from './status/payment-report'

// Comes along: when it is needed, the connection may be gone.
import './recovery-notice'

interface CheckoutPanelProps {
  userId: string
  isHeld: boolean
}

/** The checkout of a signed-in shopper: how the last payment stands, and the form for the next one. */
export function CheckoutPanel({ userId, isHeld }: CheckoutPanelProps) {
  const { state, runner } = usePayment(userId)
  const cart = useCart()
  // The form is much to render, so it comes after the press that changed the cart; its button doesn't wait.
  const amountCents = useDeferredValue(cartTotal(cart))
  const panel = useReportFocus(state, isHeld)
  useSeenResult(runner)
  const visit = useVisit(state)
  const isFormOpen = visit.hasBegun && (cart.length > 0 || isMoving(state))
  // The button in the form says so already.
  const isPayingHere = isFormOpen && isFirstAttempt(state)

  return (
    <section ref={panel} className="checkout" aria-label="Checkout" tabIndex={-1}>
      {isFormOpen && (
        // A finding that comes while the card is charged changes nothing about that payment any more.
        <div hidden={(isHeld && !isMoving(state)) || isAwaitingShopper(state)}>
          <CheckoutForm
            key={visit.lastPurchaseId}
            userId={userId}
            amountCents={amountCents}
            state={state}
            runner={runner}
          />
        </div>
      )}
      <PaymentReportView report={isPayingHere ? undefined : describePayment(state)}>
        <FinishButton state={state} runner={runner} />
        {state.step === 'done' && (
          <ButtonLink look="quiet" to={`${paths.userDashboard}#${state.orderId}`}>
            See your purchase
          </ButtonLink>
        )}
      </PaymentReportView>
    </section>
  )
}

/** An open purchase with no request under way: only finishing it makes sense. */
function isAwaitingShopper(state: PaymentState): boolean {
  return isUnsettled(state) && !isMoving(state)
}

/**
 * The form comes once nothing is open, and then stays while paying, so that the payment widget is not
 * taken down under a payment. After a purchase a new one starts: methods are authorised once.
 */
function useVisit(state: PaymentState): { hasBegun: boolean; lastPurchaseId: string } {
  const [hasBegun, setBegun] = useState(!isUnsettled(state))
  const [lastPurchaseId, setLastPurchaseId] = useState('none')
  if (!hasBegun && !isUnsettled(state)) setBegun(true)
  if (state.step === 'done' && state.purchase.id !== lastPurchaseId) {
    setLastPurchaseId(state.purchase.id)
  }
  return { hasBegun, lastPurchaseId }
}

/** How a purchase ended has been shown here, so no other page that the shopper goes on to shows it again. */
function useSeenResult(runner: PaymentRunner): void {
  useEffect(
    () => () => {
      const hasLeft = location.pathname !== paths.cart
      if (hasLeft && runner.get().step === 'done') runner.acknowledge()
    },
    [runner],
  )
}

/** Keeps the focus at the checkout when the button that had it goes away, or waits for another payment method. */
function useReportFocus(state: PaymentState, isHeld: boolean): RefObject<HTMLElement | null> {
  const { step } = state
  // The form in which the shopper has just pressed Pay, or its button.
  const isPayGone = isAwaitingShopper(state) || step === 'done' || isNonceSpent(state)
  const panel = useRef<HTMLElement>(null)
  const shownStep = useRef(step)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    const isButtonGone = isPayGone || (isHeld && step === 'failed')
    const focused = document.activeElement
    const isInPanel = focused === document.body || panel.current?.contains(focused)
    // With the cart's lines and the form gone, the thanks may stand out of sight.
    if (isButtonGone && isInPanel) panel.current?.focus({ preventScroll: step !== 'done' })
  }, [step, isPayGone, isHeld])
  return panel
}
