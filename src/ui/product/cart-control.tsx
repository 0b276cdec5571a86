import { type RefObject, useLayoutEffect, useRef } from 'react'
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

interface ShapeProps extends CartControlProps {
  /** Whether the focus was in the shape that this one takes the place of. */
  wasUsed: RefObject<boolean>
}

/** Add to cart and, once it is in there, its quantity and the way out, in the same place. */
export function CartControl(props: CartControlProps) {
  const wasUsed = useRef(false)
  return props.count > 0 ? (
    <InCart {...props} wasUsed={wasUsed} />
  ) : (
    <NotInCart {...props} wasUsed={wasUsed} />
  )
}

function NotInCart({ product, actions, wasUsed }: ShapeProps) {
  const button = useInheritedFocus<HTMLButtonElement>(wasUsed)
  const add = () => {
    wasUsed.current = true
    actions.add(product)
  }
  return (
    <Button
      ref={button}
      className="cart-control-add"
      disabled={product.quantity <= 0}
      onClick={add}
    >
      Add to cart<span className="visually-hidden">: {product.name}</span>
    </Button>
  )
}

function InCart({ product, count, actions, wasUsed }: ShapeProps) {
  const { _id, name, quantity } = product
  const group = useInheritedFocus<HTMLFieldSetElement>(wasUsed)
  const remove = () => {
    wasUsed.current = true
    actions.remove(_id)
  }
  return (
    <fieldset ref={group} className="cart-control" tabIndex={-1}>
      <legend className="visually-hidden">{name} in the cart</legend>
      <QuantityAdjuster
        name={name}
        count={count}
        stock={quantity}
        onCountChange={(next) => actions.setCount(_id, next)}
      />
      <Button look="quiet" className="cart-control-remove" title="Remove Product" onClick={remove}>
        <TrashIcon />
        <span className="visually-hidden">Remove Product: {name}</span>
      </Button>
    </fieldset>
  )
}

/** Takes the focus over when the element appears in the place of one that was just used. */
function useInheritedFocus<Target extends HTMLElement>(wasUsed: RefObject<boolean>) {
  const target = useRef<Target>(null)
  useLayoutEffect(() => {
    if (!wasUsed.current) return
    wasUsed.current = false
    target.current?.focus({ preventScroll: true })
  }, [wasUsed])
  return target
}
