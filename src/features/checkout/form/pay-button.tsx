import { type MouseEvent, useId } from 'react'
import { type Cents, formatMoney } from '../../../lib/money'
import { Button } from '../../../ui/button'
import './pay-button.css'

interface PayButtonProps {
  amountCents: Cents
  /** Whether there is a payment method to pay with. */
  isReady: boolean
  isBusy: boolean
}

/** Pays. While that is under way it says so and keeps the focus, but does nothing. */
export function PayButton({ amountCents, isReady, isBusy }: PayButtonProps) {
  const hintId = useId()
  const isWaiting = !isReady && !isBusy
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
        {isBusy && 'Your order is being made. Keep this page open.'}
        {isWaiting && 'Choose a payment method to go on.'}
      </p>
    </div>
  )
}

function labelOf(amountCents: Cents): string {
  return amountCents > 0 ? `Pay ${formatMoney(amountCents)}` : 'Place free order'
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault()
}
