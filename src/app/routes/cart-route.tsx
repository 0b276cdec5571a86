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
 * The checkout below the cart. `memo`: a changed quantity must not re-render the freshly loaded payment form within the
 * click.
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
