import { type ComponentProps, lazy, Suspense } from 'react'
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

/** The cart with the checkout in it: two features that don't know each other. */
export function Component() {
  return (
    <CartPage
      checkout={(isHeld) => (
        <PartBoundary name="The checkout">
          <Suspense fallback={<p role="status">Loading checkout…</p>}>
            <Checkout
              isHeld={isHeld}
              desk={(userId) => <PaymentDesk key={userId} userId={userId} isHeld={isHeld} />}
            />
          </Suspense>
        </PartBoundary>
      )}
    />
  )
}
