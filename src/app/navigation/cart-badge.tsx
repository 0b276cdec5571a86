import { useDeferredValue } from 'react'
import { useEntryCount } from '../../model/cart/use-cart'

/** Deferred: the pressed control updates first. */
export function useShownEntryCount(): number {
  return useDeferredValue(useEntryCount())
}

/** How many entries the cart has, for the eye; none shows nothing. */
export function CartBadge() {
  const entryCount = useShownEntryCount()
  if (entryCount === 0) return null
  return (
    <span className="bar-badge" aria-hidden="true">
      {entryCount}
    </span>
  )
}
