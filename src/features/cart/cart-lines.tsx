import { useCallback, useRef } from 'react'
import type { Cart } from '../../model/cart/cart'
import { cartActions } from '../../model/cart/cart-actions'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { useFocusFallback } from '../../ui/use-focus-fallback'
import { CartLineItem } from './cart-line-item'
import type { CartCheck } from './check/use-cart-check'
import { RemoveButton } from './remove-button'
import './cart-lines.css'

/** What is in the cart. Removing a line leaves the focus with the list, not with nothing. */
export function CartLines({ cart, check }: { cart: Cart; check: CartCheck }) {
  const list = useRef<HTMLUListElement>(null)
  // With the last line the list goes too.
  useFocusFallback(list)
  const remove = useCallback((productId: string) => {
    list.current?.focus({ preventScroll: true })
    cartActions.remove(productId)
  }, [])
  return (
    <section>
      <h2 className="visually-hidden">In your cart</h2>
      <ul ref={list} className="cart-lines" aria-label="In your cart" tabIndex={-1}>
        {cart.map((line) => (
          <li key={line.productId} className="cart-line" aria-label={line.name}>
            <PartBoundary
              name="This product"
              subject={line}
              wayOn={<RemoveButton name={line.name} onRemove={() => remove(line.productId)} />}
            >
              <CartLineItem
                line={line}
                finding={check.findingOf(line.productId)}
                stock={check.stockOf(line.productId)}
                photo={check.photoOf(line.productId) ?? line.photo}
                onRemove={remove}
              />
            </PartBoundary>
          </li>
        ))}
      </ul>
    </section>
  )
}
