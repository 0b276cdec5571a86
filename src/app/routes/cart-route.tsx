import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { CartPage } from '../../features/cart/cart-page'
import { Checkout } from '../../features/checkout/checkout'
import { PartBoundary } from '../../ui/crash/part-boundary'

const CheckoutPanel = lazy(async () => {
  const [{ MuiScope }, { CheckoutPanel: Bare }] = await Promise.all([
    import('../theme/mui-scope'),
    import('../../features/checkout/checkout-panel'),
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
 * otherwise render the freshly loaded payment form, inside the click that changes the count.
 */
const CheckoutPlace = memo(({ isHeld }: { isHeld: boolean }) => (
  <PartBoundary name="The checkout">
    <Suspense fallback={<p role="status">Loading checkout…</p>}>
      <Checkout
        isHeld={isHeld}
        panel={(userId) => <CheckoutPanel key={userId} userId={userId} isHeld={isHeld} />}
      />
    </Suspense>
  </PartBoundary>
))

/** The cart with the checkout in it: two features that don't know each other. */
export function Component() {
  return <CartPage checkout={(isHeld) => <CheckoutPlace isHeld={isHeld} />} />
}
