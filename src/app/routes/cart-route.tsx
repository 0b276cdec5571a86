import { type ComponentProps, lazy, memo, Suspense, useEffect } from 'react'
import { CartPage } from '../../features/cart/cart-page'
import { Checkout } from '../../features/checkout/checkout'
import { hasPolicies } from '../../lib/environment'
import { takesPayments } from '../../lib/paths'
import { useCartSaving } from '../../model/cart/use-cart'
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
          hasPolicies && !isOwnDocument() ? (
            <NoPlaceToPay />
          ) : (
            <CheckoutPanel key={userId} userId={userId} isHeld={isHeld} />
          )
        }
      />
    </Suspense>
  </PartBoundary>
))

/** Whether the document was loaded as that of this page: the policy of any other keeps the provider's scripts out. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || takesPayments(new URL(loaded.name).pathname)
}

/** Until the cart is saved; then the page can be loaded again, and nothing is lost. */
function NoPlaceToPay() {
  const isSaved = useCartSaving() === 'saved'
  useEffect(() => {
    if (isSaved) window.location.reload()
  }, [isSaved])
  return (
    <ErrorNotice message="You can’t pay yet.">
      This page has to be loaded again, and your cart would be lost. Allow this site to store data,
      or free some of your browser’s storage; then change a quantity, and you can go on.
    </ErrorNotice>
  )
}

/** The cart with the checkout in it: two features that don't know each other. */
export function Component() {
  return <CartPage checkout={(isHeld) => <CheckoutPlace isHeld={isHeld} />} />
}
