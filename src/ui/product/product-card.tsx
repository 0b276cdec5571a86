import { memo } from 'react'
import { ButtonLink } from '../button'
import { AddedOn } from './added-on'
import { type CardActions, type CardProduct, cardDescription } from './card-product'
import { CartControl } from './cart-control'
import { Photo } from './photo'
import { Price } from './price'
import { StockBadge } from './stock-badge'
import './product-card.css'

interface ProductCardProps {
  product: CardProduct
  /** The product's own page. */
  href: string
  /** A hook: pieces of a product in the cart. Only the card whose count changes is drawn anew. */
  useCount(productId: string): number
  actions: CardActions
  /** How wide its photo is shown, as in the `sizes` attribute. */
  photoSizes: string
  /** On the first screen. */
  isEager?: boolean
  /** Names its link, so that the focus can come back to it; unique on the page. */
  linkId?: string
}

/** A product in a grid: what it is, what it costs, and the way into the cart. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, href, useCount, actions, photoSizes, isEager = false, linkId } = props
  const { name, description, priceCents, category, quantity, createdAt, photo } = product
  const count = useCount(product.productId)
  return (
    <article className="product-card" aria-label={name}>
      <div className="product-card-photo">
        <Photo data={photo?.data} alt={`Cover of ${name}`} sizes={photoSizes} isEager={isEager} />
        {count > 0 && <span className="product-card-in-cart">In cart ({count})</span>}
      </div>
      <div className="product-card-body">
        <p className="product-card-facts">
          <span>{category.name}</span>
          <StockBadge quantity={quantity} />
        </p>
        <h3 className="product-card-name">{name}</h3>
        <p className="product-card-description">{cardDescription(description)}</p>
        <p className="product-card-facts">
          <Price priceCents={priceCents} />
          <AddedOn createdAt={createdAt} />
        </p>
        <div className="product-card-actions">
          <ButtonLink look="quiet" className="product-card-view" to={href} id={linkId}>
            View Product<span className="visually-hidden">: {name}</span>
          </ButtonLink>
          <CartControl product={product} count={count} actions={actions} />
        </div>
      </div>
    </article>
  )
})
