import { memo } from 'react'
import { ButtonLink } from '../../ui/button'
import { CartControl } from '../cart-control/cart-control'
import { AddedOn } from '../facts/added-on'
import { Price } from '../facts/price'
import { StockBadge } from '../facts/stock-badge'
import { Photo } from '../photo/photo'
import { type CardActions, type CardProduct, cardDescription } from './card-product'
import './product-card.css'

interface ProductCardProps {
  product: CardProduct
  /** The product's own page. */
  href: string
  /** Pieces of it in the cart. */
  count: number
  actions: CardActions
  /** How wide its photo is shown, as in the `sizes` attribute. */
  photoSizes: string
  /** On the first screen. */
  isEager?: boolean
  /** Names its link, so that the focus can come back to it; unique on the page. */
  linkId?: string
}

/**
 * A product in a grid: what it is, what it costs, and the way into the cart. Renders only when its own props change, and
 * what says nothing of the cart stays as it is when that does.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, href, count, actions, photoSizes, isEager = false, linkId } = props
  const { name, photo } = product
  return (
    <article className="product-card" aria-label={name}>
      <div className="product-card-photo">
        <Photo data={photo?.data} alt={`Cover of ${name}`} sizes={photoSizes} isEager={isEager} />
        {count > 0 && <span className="product-card-in-cart">In cart ({count})</span>}
      </div>
      <div className="product-card-body">
        <CardWords product={product} />
        <div className="product-card-actions">
          <CardLink name={name} to={href} id={linkId} />
          <CartControl product={product} count={count} actions={actions} />
        </div>
      </div>
    </article>
  )
})

const CardWords = memo(function CardWords({ product }: Pick<ProductCardProps, 'product'>) {
  const { name, description, priceCents, category, quantity, createdAt } = product
  return (
    <>
      <p className="product-card-facts">
        <span dir="auto">{category.name}</span>
        <StockBadge quantity={quantity} />
      </p>
      <h3 className="product-card-name" dir="auto">
        {name}
      </h3>
      <p className="product-card-description" dir="auto">
        {cardDescription(description)}
      </p>
      <p className="product-card-facts">
        <Price priceCents={priceCents} />
        <AddedOn createdAt={createdAt} />
      </p>
    </>
  )
})

interface CardLinkProps {
  name: string
  to: string
  id: string | undefined
}

const CardLink = memo(function CardLink({ name, to, id }: CardLinkProps) {
  return (
    <ButtonLink look="quiet" className="product-card-view" to={to} id={id}>
      View Product<span className="visually-hidden">: {name}</span>
    </ButtonLink>
  )
})
