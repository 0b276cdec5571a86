import { useRef } from 'react'
import { Button } from '../button'
import { TrashIcon } from '../icons/trash-icon'
import type { CardActions, CardProduct } from './card-product'
import { QuantityAdjuster } from './quantity-adjuster'
import './cart-control.css'

interface CartControlProps {
  product: CardProduct
  /** Pieces of it in the cart. */
  count: number
  actions: CardActions
}

/** Add to cart and, once it is in there, its quantity and the way out, in the same place. */
export function CartControl({ product, count, actions }: CartControlProps) {
  const { productId, name, quantity } = product
  const control = useRef<HTMLFieldSetElement>(null)
  // Whatever is pressed here goes away. The browser would lose the focus with it, and lay out the page to find that out.
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
