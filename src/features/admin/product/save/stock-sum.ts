import { limits } from '../../../../api/generated/limits'
import type { ProductState } from './product-state'

type Stock = Pick<ProductState, 'quantity' | 'sold'>

/** How the pieces in stock came to be what they are, and what they would be with the change that was made here. */
export interface StockSum {
  readonly opened: number
  readonly sold: number
  /** What somebody else put in; less than nothing is what was taken out. */
  readonly added: number
  readonly now: number
  /** What was typed here. */
  readonly typed: number
  /** By how much that differs from what there was. */
  readonly change: number
  /** What there is now with that change; `undefined` when there can't be so many, or so few. */
  readonly sum: number | undefined
}

/** The arithmetic of a stock that was changed here while others bought, or changed it too. */
export function sumStock(base: Stock, typed: number, theirs: Stock): StockSum {
  const sold = Math.max(0, theirs.sold - base.sold)
  const change = typed - base.quantity
  const sum = theirs.quantity + change
  const { minimum, maximum } = limits.Quantity
  return {
    opened: base.quantity,
    sold,
    added: theirs.quantity - (base.quantity - sold),
    now: theirs.quantity,
    typed,
    change,
    sum: Number.isInteger(sum) && sum >= minimum && sum <= maximum ? sum : undefined,
  }
}

/** Such as `40 when you opened it, 3 sold since: 37.` */
export function describeStock({ opened, sold, added, now }: StockSum): string {
  const steps = [
    `${opened.toLocaleString()} when you opened it`,
    ...(sold > 0 ? [`${sold.toLocaleString()} sold since`] : []),
    ...(added > 0 ? [`${added.toLocaleString()} put in by somebody else`] : []),
    ...(added < 0 ? [`${(-added).toLocaleString()} taken out by somebody else`] : []),
  ]
  return `${steps.join(', ')}: ${now.toLocaleString()}.`
}
