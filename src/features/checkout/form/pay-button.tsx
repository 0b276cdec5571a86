import { type MouseEvent, useId } from 'react'
import { type Cents, formatMoney } from '../../../lib/money'
import { cartTotal } from '../../../model/cart/cart'
import { useCart } from '../../../model/cart/use-cart'
import { Button } from '../../../ui/button'
import { useOnline } from '../../../ui/use-online'
import type { MethodView } from './payment-method'
import './pay-button.css'

interface PayButtonProps {
  /** Whether there is a payment method to pay with; what costs nothing needs none. */
  isMethodReady: boolean
  view: MethodView
  isBusy: boolean
}

/**
 * Pays what the cart comes to at that moment, and says how much that is. While that is under way it says so and keeps
 * the focus, but does nothing.
 */
export function PayButton({ isMethodReady, view, isBusy }: PayButtonProps) {
  const hintId = useId()
  const amountCents = cartTotal(useCart())
  const isReady = amountCents === 0 || isMethodReady
  const isWaiting = !isReady && !isBusy
  const isOnline = useOnline()
  return (
    <div className="pay">
      <Button
        type="submit"
        className="pay-button"
        disabled={isWaiting}
        aria-disabled={isBusy || isWaiting}
        aria-busy={isBusy}
        aria-describedby={hintId}
        onClick={isBusy ? preventDefault : undefined}
      >
        {isBusy ? 'Loading' : labelOf(amountCents)}
      </Button>
      <p id={hintId} className="pay-hint" role="status">
        {hintOf(isBusy, isOnline, isWaiting ? view : 'none')}
      </p>
    </div>
  )
}

function hintOf(isBusy: boolean, isOnline: boolean, view: MethodView): string {
  if (isBusy) return 'Your order is being made. Keep this page open.'
  if (!isOnline) return 'You are offline. You can pay once you are connected again.'
  switch (view) {
    case 'none':
      return ''
    case 'card':
      return 'Enter your card to go on.'
    case 'paypal':
      return 'Press the PayPal button to go on.'
    default:
      return 'Choose a payment method to go on.'
  }
}

function labelOf(amountCents: Cents): string {
  return amountCents > 0 ? `Pay ${formatMoney(amountCents)}` : 'Place free order'
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault()
}
