import './stock-badge.css'

/** Whether there is any left. */
export function StockBadge({ quantity }: { quantity: number }) {
  const isInStock = quantity > 0
  return (
    <span className={isInStock ? 'stock-badge' : 'stock-badge stock-badge-out'}>
      {isInStock ? 'In Stock' : 'Out of Stock'}
    </span>
  )
}
