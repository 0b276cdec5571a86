import { useRef } from 'react'
import { assertNever } from '../../../lib/assert-never'
import { formatMoney } from '../../../lib/money'
import type { CartLine } from '../../../model/cart/cart'
import { cartActions } from '../../../model/cart/cart-actions'
import { Button } from '../../../ui/button'
import { useFocusFallback } from '../../../ui/use-focus-fallback'
import type { CartFinding } from './cart-finding'
import './finding-notice.css'

/** What has changed about a line since it was added, and a button to accept it. */
export function FindingNotice({ line, finding }: { line: CartLine; finding: CartFinding }) {
  const { message, label, accept } = resolve(line, finding)
  const notice = useRef<HTMLDivElement>(null)
  useFocusFallback(notice)
  return (
    <div ref={notice} className="finding" role="status">
      <p>{message}</p>
      <Button look="quiet" onClick={accept}>
        {label}
        <span className="visually-hidden"> for {line.name}</span>
      </Button>
    </div>
  )
}

function resolve(line: CartLine, finding: CartFinding) {
  const remove = { label: 'Remove it', accept: () => cartActions.remove(line.productId) }
  switch (finding.kind) {
    case 'gone':
      return { message: 'No longer sold.', ...remove }
    case 'sold out':
      return { message: 'Sold out.', ...remove }
    case 'changed':
      return {
        message: describeChange(line, finding),
        label: finding.newPriceCents === undefined ? `Take ${finding.left}` : 'Accept',
        accept: () => cartActions.refresh(finding.product, finding.left),
      }
    default:
      return assertNever(finding)
  }
}

function describeChange(
  line: CartLine,
  { newPriceCents, left }: CartFinding & { kind: 'changed' },
): string {
  const price =
    newPriceCents !== undefined &&
    `Was ${formatMoney(line.priceCents)}, now ${formatMoney(newPriceCents)}.`
  const stock = left !== undefined && `Only ${left} left.`
  return [price, stock].filter(Boolean).join(' ')
}
