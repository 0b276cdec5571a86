import { formatMoney, toCents } from '../../lib/money'
import './price.css'

/** The price of one piece. */
export function Price({ price }: { price: number }) {
  return <span className="price">{price === 0 ? 'Free' : formatMoney(toCents(price))}</span>
}
