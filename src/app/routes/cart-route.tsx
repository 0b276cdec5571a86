import { lazy, Suspense } from 'react'
import { CartPage } from '../../features/cart/cart-page'
import { PartBoundary } from '../../ui/crash/part-boundary'

const Checkout = lazy(async () => {
  const [{ MuiScope }, { Checkout: Bare }] = await Promise.all([
    import('../theme/mui-scope'),
    import('../../features/checkout/checkout'),
  ])
  return {
    default: (props: { isHeld: boolean }) => (
      <MuiScope>
        <Bare {...props} />
      </MuiScope>
    ),
  }
})

/** The cart with the checkout in it: two features that don't know each other. */
export function Component() {
  return (
    <CartPage
      checkout={(isHeld) => (
        <PartBoundary name="The checkout">
          <Suspense fallback={<p role="status">Loading checkout…</p>}>
            <Checkout isHeld={isHeld} />
          </Suspense>
        </PartBoundary>
      )}
    />
  )
}
