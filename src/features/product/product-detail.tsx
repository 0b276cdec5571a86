import type { Product } from '../../api/edge/catalog'
import { CartControl } from '../../catalog/cart-control/cart-control'
import { AddedOn } from '../../catalog/facts/added-on'
import { Price } from '../../catalog/facts/price'
import { StockBadge } from '../../catalog/facts/stock-badge'
import { Photo } from '../../catalog/photo/photo'
import { paths } from '../../lib/paths'
import { cartActions } from '../../model/cart/cart-actions'
import { useCount } from '../../model/cart/use-cart'
import { Link } from '../../ui/link'
import { PageTitle } from '../../ui/page-heading'
import './product-detail.css'

const PHOTO_SIZES = '(min-width: 56.25rem) 50vw, 92vw'
const DESCRIPTION_PREVIEW_CHARACTERS = 160

/** A product in full: all of its description, and everything its card says. */
export function ProductDetail({ product }: { product: Product }) {
  const { productId, name, description, priceCents, category } = product
  const { quantity, shipping, createdAt, photo } = product
  const count = useCount(productId)
  return (
    <article className="product-detail" aria-label={name}>
      <PageTitle title={name} description={description.slice(0, DESCRIPTION_PREVIEW_CHARACTERS)} />
      <div className="product-detail-photo">
        <Photo data={photo?.data} alt={`Cover of ${name}`} sizes={PHOTO_SIZES} isEager />
      </div>
      <div className="product-detail-body">
        <p className="product-detail-facts">
          <Link to={`${paths.shop}?${new URLSearchParams({ category: category.categoryId })}`}>
            <bdi>{category.name}</bdi>
          </Link>
          <AddedOn createdAt={createdAt} />
        </p>
        <h1 dir="auto">{name}</h1>
        <p className="product-detail-facts">
          <Price priceCents={priceCents} />
          <StockBadge quantity={quantity} />
          {count > 0 && <span className="product-detail-in-cart">In cart ({count})</span>}
        </p>
        <CartControl product={product} count={count} actions={cartActions} />
        <p className="product-detail-description" dir="auto">
          {description}
        </p>
        <p className="product-detail-facts">
          {shipping === 1 ? 'Shipped by post.' : 'No shipping needed.'}
        </p>
      </div>
    </article>
  )
}
