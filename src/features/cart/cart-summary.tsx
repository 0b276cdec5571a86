import { formatMoney } from '../../lib/money'
import { type Cart, cartTotal, pieceCount } from '../../model/cart'
import './cart-summary.css'

/** What the cart comes to. */
export function CartSummary({ cart }: { cart: Cart }) {
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
