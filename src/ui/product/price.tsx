import { type Cents, formatMoney } from '../../lib/money'
import './price.css'

/** The price of one piece. */
export function Price({ priceCents }: { priceCents: Cents }) {
  return <span className="price">{priceCents === 0 ? 'Free' : formatMoney(priceCents)}</span>
}
