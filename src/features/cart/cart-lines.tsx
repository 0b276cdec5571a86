import { useRef } from 'react'
import type { Cart } from '../../model/cart'
import { cartActions } from '../../model/cart-actions'
import { CartLineItem } from './cart-line-item'
import type { CartCheck } from './check/use-cart-check'
import './cart-lines.css'

/** What is in the cart. Removing a line leaves the focus with the list, not with nothing. */
export function CartLines({ cart, check }: { cart: Cart; check: CartCheck }) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (productId: string) => {
    list.current?.focus({ preventScroll: true })
    cartActions.remove(productId)
  }
  return (
    <section>
      <h2 className="visually-hidden">In your cart</h2>
      <ul ref={list} className="cart-lines" aria-label="In your cart" tabIndex={-1}>
        {cart.map((line) => (
          <CartLineItem
            key={line._id}
            line={line}
            finding={check.findingOf(line._id)}
            onRemove={() => remove(line._id)}
          />
        ))}
      </ul>
    </section>
  )
}
