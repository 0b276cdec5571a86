import { memo } from 'react'
import { QuantityAdjuster } from '../../catalog/cart-control/quantity-adjuster'
import { Price } from '../../catalog/facts/price'
import { Photo } from '../../catalog/photo/photo'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { type CartLine, lineTotal } from '../../model/cart/cart'
import { cartActions } from '../../model/cart/cart-actions'
import { Link } from '../../ui/link'
import type { CartFinding } from './check/cart-finding'
import { FindingNotice } from './check/finding-notice'
import { RemoveButton } from './remove-button'
import './cart-line-item.css'

interface CartLineItemProps {
  line: CartLine
  finding: CartFinding | undefined
  /** As many as there are now, once the service has said so. */
  stock: number | undefined
  photo: CartLine['photo']
  /** The same function each time. */
  onRemove(productId: string): void
}

/** One product of the cart: how many, what they cost, and the way out. Another line's change leaves it as it is. */
export const CartLineItem = memo(function CartLineItem(props: CartLineItemProps) {
  const { line, finding, stock, photo, onRemove } = props
  const { productId, name, priceCents, count, category, quantity } = line
  return (
    <>
      <div className="cart-line-photo">
        <Photo data={photo?.data} alt={`Cover of ${name}`} sizes="8rem" />
      </div>
      <div className="cart-line-body">
        <p className="cart-line-facts">
          <bdi>{category?.name}</bdi> <Price priceCents={priceCents} />
        </p>
        <h3 dir="auto">
          <Link to={paths.product(productId)}>{name}</Link>
        </h3>
        <div className="cart-line-controls">
          <QuantityAdjuster
            name={name}
            count={count}
            stock={stock ?? quantity}
            onCountChange={(next) => cartActions.setCount(productId, next)}
          />
          <RemoveButton name={name} onRemove={() => onRemove(productId)} />
          <p className="cart-line-total">
            <span className="visually-hidden">Together </span>
            {formatMoney(lineTotal(line))}
          </p>
        </div>
        {finding && <FindingNotice line={line} finding={finding} />}
      </div>
    </>
  )
})
