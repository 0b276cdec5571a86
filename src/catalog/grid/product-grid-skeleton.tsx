import type { ReactNode } from 'react'
import { type GridShape, gridClass } from './product-grid'
import './product-grid-skeleton.css'

interface ProductGridSkeletonProps {
  count: number
  shape?: GridShape
  /** Shown after the last card. */
  tile?: ReactNode
}

/** Placeholders of products, in the size that these will have. */
export function ProductGridSkeleton({ count, shape = 'wide', tile }: ProductGridSkeletonProps) {
  return (
    <ul className={gridClass(shape)} aria-busy="true" aria-label="Loading products">
      {[...Array(count).keys()].map((place) => (
        <li key={place}>
          <CardSkeleton />
        </li>
      ))}
      {tile}
    </ul>
  )
}

function CardSkeleton() {
  return (
    <div className="product-card skeleton-card" aria-hidden="true">
      <div className="product-card-photo skeleton" />
      <div className="product-card-body">
        <p className="product-card-facts">
          <span className="skeleton">Category</span>
          <span className="stock-badge skeleton">In Stock</span>
        </p>
        <p className="product-card-name">
          <span className="skeleton">Name of a product</span>
        </p>
        <p className="product-card-description">
          <span className="skeleton">The first hundred characters of what the product does</span>
        </p>
        <p className="product-card-facts">
          <span className="price skeleton">$10.00</span>
          <span className="skeleton">Added on some day</span>
        </p>
        <div className="product-card-actions">
          <span className="button skeleton" />
          <span className="button skeleton" />
        </div>
      </div>
    </div>
  )
}
