import { PageTitle } from '../../ui/page-heading'
import './product-detail.css'
import './product-detail-skeleton.css'

/** Where the product will stand, in the size that it will have. */
export function ProductDetailSkeleton() {
  return (
    <>
      <PageTitle title="Product" description="One of the prompts of the bazaar." />
      {/* Whoever opens the page is told of it once its own heading is there. */}
      <h1 className="visually-hidden" data-is-provisional>
        Product
      </h1>
      <div className="product-detail" role="status" aria-label="Loading product">
        <div className="product-detail-photo product-detail-skeleton-photo" />
        <div className="product-detail-body product-detail-skeleton">
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
    </>
  )
}
