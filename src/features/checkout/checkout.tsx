import { paths, signInPath } from '../../lib/paths'
import { useCart } from '../../model/use-cart'
import { useSession } from '../../model/use-session'
import { ButtonLink } from '../../ui/button'
import { PaymentDesk } from './payment-desk'
// Comes along: when it is needed, the connection may be gone.
import './recovery-notice'
import './checkout.css'

interface CheckoutProps {
  /** Something in the cart waits to be accepted first. */
  isHeld?: boolean
}

/** Paying for the cart: for whoever is signed in, and the way to sign in for everyone else. */
export function Checkout({ isHeld = false }: CheckoutProps) {
  const session = useSession()
  const isCartEmpty = useCart().length === 0
  if (session) {
    const { _id: userId } = session.user
    return <PaymentDesk key={userId} userId={userId} isHeld={isHeld} />
  }
  if (isCartEmpty || isHeld) return null
  return (
    <section className="checkout" aria-label="Checkout">
      <ButtonLink to={signInPath(paths.cart)}>Sign in to checkout</ButtonLink>
      <p className="checkout-note">You come back here; your cart stays as it is.</p>
    </section>
  )
}
