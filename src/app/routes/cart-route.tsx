import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { CartPage } from '../../features/cart/cart-page'
import { Checkout } from '../../features/checkout/checkout'
import { hasPolicies } from '../../lib/environment'
import { takesPayments } from '../../lib/paths'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { ErrorNotice } from '../../ui/error-notice'

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
        panel={(userId) =>
          canPayHere() ? (
            <CheckoutPanel key={userId} userId={userId} isHeld={isHeld} />
          ) : (
            <NoPlaceToPay />
          )
        }
      />
    </Suspense>
  </PartBoundary>
))

/** Whether the document was loaded as that of this page: the policy of any other keeps the provider's scripts out. */
function canPayHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !hasPolicies || !loaded || takesPayments(new URL(loaded.name).pathname)
}

function NoPlaceToPay() {
  return (
    <ErrorNotice message="You can’t pay yet.">
      To pay, this page has to be loaded again, and your cart would be lost. Allow this site to
      store data in your browser, or free some of its storage; then change a quantity, so that your
      cart is saved.
    </ErrorNotice>
  )
}

/** The cart with the checkout in it: two features that don't know each other. */
export function Component() {
  return <CartPage checkout={(isHeld) => <CheckoutPlace isHeld={isHeld} />} />
}
