import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { CartPage } from '../../features/cart/cart-page'
import { Checkout } from '../../features/checkout/checkout'
import { PartBoundary } from '../../ui/crash/part-boundary'

const PaymentDesk = lazy(async () => {
  const [{ MuiScope }, { PaymentDesk: Bare }] = await Promise.all([
    import('../theme/mui-scope'),
    import('../../features/checkout/payment-desk'),
  ])
  return {
    default: (props: ComponentProps<typeof Bare>) => (
      <MuiScope>
        <Bare {...props} />
      </MuiScope>
    ),
  }
})

/**
 * The checkout in its place. Only what it is told lets it render again: another count in the cart, above it, would
 * otherwise render the desk that just came in one go, under the press of whoever counts.
 */
const CheckoutPlace = memo(({ isHeld }: { isHeld: boolean }) => (
  <PartBoundary name="The checkout">
    <Suspense fallback={<p role="status">Loading checkout…</p>}>
      <Checkout
        isHeld={isHeld}
        desk={(userId) => <PaymentDesk key={userId} userId={userId} isHeld={isHeld} />}
      />
    </Suspense>
  </PartBoundary>
))

/** The cart with the checkout in it: two features that don't know each other. */
export function Component() {
  return <CartPage checkout={(isHeld) => <CheckoutPlace isHeld={isHeld} />} />
}
