import './product-detail.css'
import './product-detail-skeleton.css'

/** Where the product will stand, in the size that it will have. */
export function ProductDetailSkeleton() {
  return (
    <div className="product-detail" role="status" aria-label="Loading product">
      <div className="product-detail-photo product-detail-skeleton-photo" />
      <div className="product-detail-body product-detail-skeleton">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
