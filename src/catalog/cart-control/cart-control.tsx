import { useDeferredValue, useRef } from 'react'
import { Button } from '../../ui/button'
import { TrashIcon } from '../../ui/icons'
import type { CardActions, CardProduct } from '../card/card-product'
import { QuantityAdjuster } from './quantity-adjuster'
import './cart-control.css'

interface CartControlProps {
  product: CardProduct
  /** Pieces of it in the cart. */
  count: number
  actions: CardActions
}

/** Add to cart and, once it is in there, its quantity and the way out, in the same place. */
export function CartControl({ product, count: actual, actions }: CartControlProps) {
  const { productId, name, quantity } = product
  // One control in another's place is much to draw: what else the press changed is shown a frame before.
  const before = useDeferredValue(actual)
  const count = actual > 0 === before > 0 ? actual : before
  const control = useRef<HTMLFieldSetElement>(null)
  // The pressed button goes away. Without this the browser would lose the focus, and compute the layout to notice.
  const keepFocus = () => control.current?.focus({ preventScroll: true })
  return (
    <fieldset ref={control} className="cart-control" tabIndex={-1}>
      <legend className="visually-hidden">{count > 0 ? `${name} in the cart` : name}</legend>
      {count > 0 ? (
        <>
          <QuantityAdjuster
            name={name}
            count={count}
            stock={quantity}
            onCountChange={(next) => actions.setCount(productId, next)}
          />
          <Button
            look="quiet"
            className="cart-control-remove"
            title="Remove Product"
            onClick={() => {
              keepFocus()
              actions.remove(productId)
            }}
          >
            <TrashIcon />
            <span className="visually-hidden">Remove Product: {name}</span>
          </Button>
        </>
      ) : (
        <Button
          className="cart-control-add"
          disabled={quantity <= 0}
          onClick={() => {
            keepFocus()
            actions.add(product)
          }}
        >
          Add to cart<span className="visually-hidden">: {name}</span>
        </Button>
      )}
    </fieldset>
  )
}
