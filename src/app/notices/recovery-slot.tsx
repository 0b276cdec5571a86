import { lazy, Suspense } from 'react'
import { usePurchaseOpen } from '../../model/use-purchase-open'
import { PartBoundary } from '../../ui/crash/part-boundary'
import './banner.css'

const RecoveryNotice = lazy(async () => {
  try {
    const { RecoveryNotice: Component } = await import('../../features/checkout/recovery-notice')
    return { default: Component }
  } catch (error) {
    console.error('The code of the recovery notice could not be loaded.', error)
    return { default: Unavailable }
  }
})

/** Shows an open purchase. Its code is loaded only where the journal has one. */
export function RecoverySlot() {
  return usePurchaseOpen() ? (
    <PartBoundary name="Your open purchase">
      <Suspense fallback={null}>
        <RecoveryNotice />
      </Suspense>
    </PartBoundary>
  ) : null
}

/** A failed load must not crash the page, nor may the purchase go unmentioned. */
function Unavailable() {
  return (
    <p role="alert" className="banner">
      A purchase of yours is still open, but it could not be looked into. Load the page again before
      you pay anything.
    </p>
  )
}
