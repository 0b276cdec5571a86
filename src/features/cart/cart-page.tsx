import { lazy, type ReactNode, Suspense } from 'react'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { type Cart, cartTotal, pieceCount } from '../../model/cart/cart'
import { unsavedCart } from '../../model/cart/cart-actions'
import { useCart, useCartSaving } from '../../model/cart/use-cart'
import { ButtonLink } from '../../ui/button'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { EmptyNotice } from '../../ui/empty-notice'
import { ErrorNotice } from '../../ui/error-notice'
import { PageHeading } from '../../ui/page-heading'
import { CartLines } from './cart-lines'
import { useCartCheck } from './check/use-cart-check'
import './cart-summary.css'
import './cart-page.css'

const Suggestions = lazy(() => import('../../catalog/suggestions'))

interface CartPageProps {
  /**
   * Stays mounted when the cart becomes empty: a payment that emptied it has something to say. While
   * something in the cart waits to be accepted, it is told to hold back.
   */
  checkout(isHeld: boolean): ReactNode
}

/** `/cart`: what is in it, what it comes to, and the checkout. */
export function CartPage({ checkout }: CartPageProps) {
  const cart = useCart()
  const saving = useCartSaving()
  const check = useCartCheck(cart)
  const isEmpty = cart.length === 0
  return (
    <div className="page">
      <PageHeading description="What you are about to buy at Prompt Bazaar." />
      {saving !== 'saved' && <ErrorNotice message={unsavedCart(saving)} />}
      <div className={isEmpty ? 'cart' : 'cart cart-filled'}>
        {!isEmpty && <CartLines cart={cart} check={check} />}
        <div ref={keepOwnHeight} className="cart-aside">
          {!isEmpty && (
            <PartBoundary name="The cart summary" subject={cart}>
              <CartSummary cart={cart} />
            </PartBoundary>
          )}
          {check.hasFindings && (
            <p role="status" className="cart-waits">
              Some of it has changed since you put it in. Accept or remove what is marked, then you
              can check out.
            </p>
          )}
          {check.uncheckedCount > 0 && (
            <p role="status" className="cart-note">
              Prices and stock could not be checked just now. They are checked again when you pay.
            </p>
          )}
          {checkout(check.hasFindings)}
        </div>
        {isEmpty && (
          <EmptyNotice message="Your cart is empty.">
            <ButtonLink to={paths.shop}>Continue shopping</ButtonLink>
          </EmptyNotice>
        )}
      </div>
      {isEmpty && (
        <PartBoundary name="What else there is">
          <Suspense>
            <Suggestions />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  )
}

/** What the cart comes to. */
function CartSummary({ cart }: { cart: Cart }) {
  const pieces = pieceCount(cart)
  return (
    <section className="cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">Cart summary</h2>
      <dl>
        <div>
          <dt>{pieces === 1 ? '1 piece' : `${pieces} pieces`}</dt>
          <dd>{cart.length === 1 ? '1 product' : `${cart.length} products`}</dd>
        </div>
        <div className="cart-summary-total">
          <dt>Total</dt>
          <dd>{formatMoney(cartTotal(cart))}</dd>
        </div>
      </dl>
    </section>
  )
}

/** A ref: the element's own height, in its custom property `--own-height`, for style sheets that need it. */
function keepOwnHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? []
    if (size) element.style.setProperty('--own-height', `${size.blockSize}px`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
