import { useCart } from '../../model/cart/use-cart'

/** How many entries the cart has, for the eye; none shows nothing. */
export function CartBadge() {
  const entryCount = useCart().length
  if (entryCount === 0) return null
  return (
    <span className="bar-badge" aria-hidden="true">
      {entryCount}
    </span>
  )
}
