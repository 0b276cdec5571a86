import { type ReactNode, useState } from 'react'
import { paths, signInPath } from '../../lib/paths'
import { useEntryCount } from '../../model/cart/use-cart'
import { usePurchaseOpen } from '../../model/use-purchase-open'
import { useSession } from '../../model/use-session'
import { ButtonLink } from '../../ui/button'
import './checkout.css'

interface CheckoutProps {
  /** Something in the cart waits to be accepted first. */
  isHeld?: boolean
  /** Where a signed-in shopper pays. It is much code, which comes when there is something to pay. */
  panel(userId: string): ReactNode
}

/** The checkout for a signed-in shopper, and the way to sign in for everyone else. */
export function Checkout({ isHeld = false, panel }: CheckoutProps) {
  const session = useSession()
  const isCartEmpty = useEntryCount() === 0
  const isPurchaseOpen = usePurchaseOpen()
  // A payment that emptied the cart has something to say.
  const hasBeenNeeded = useOnce(!isCartEmpty || isPurchaseOpen)
  if (session) return hasBeenNeeded ? panel(session.user.userId) : null
  if (isCartEmpty || isHeld) return null
  return (
    <section className="checkout" aria-label="Checkout">
      <ButtonLink to={signInPath(paths.cart)}>Sign in to checkout</ButtonLink>
      <p className="checkout-note">You come back here; your cart stays as it is.</p>
    </section>
  )
}

/** Whether something is so, or has been. */
function useOnce(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo)
  if (isSo && !hasBeen) setHasBeen(true)
  return hasBeen
}
