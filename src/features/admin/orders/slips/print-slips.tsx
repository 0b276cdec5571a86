import type { Order } from '../../../../api/edge/order'
import { Button } from '../../../../ui/button'
import { printSheets } from '../../../../ui/print/print-sheets'
import { PackingSlip } from './packing-slip'

/** A browser lays out so many within two seconds or so, and in a pile of more nobody finds anything. */
export const MAX_SLIPS = 500

interface PrintSlipsProps {
  /** Every order that shows, in its order. */
  shown: readonly Order[]
  /** Of those; none means all of them. */
  selectedIds: ReadonlySet<string>
}

/** Prints the packing slips of the selected orders or, without a selection, of all that the filters show. */
export function PrintSlips({ shown, selectedIds }: PrintSlipsProps) {
  const hasSelection = selectedIds.size > 0
  const orders = hasSelection ? shown.filter(({ orderId }) => selectedIds.has(orderId)) : shown
  const count = orders.length
  if (count === 0) return null
  return (
    <div className="order-papers">
      {count > MAX_SLIPS ? (
        <p className="order-aside">
          Packing slips: up to {MAX_SLIPS} orders at once. Select some, or filter the list.
        </p>
      ) : (
        <Button look="quiet" onClick={() => printSlips(orders)}>
          {describe(count, hasSelection)}
        </Button>
      )}
    </div>
  )
}

/** One slip for each of these orders, in this order. */
function printSlips(orders: readonly Order[]): void {
  const [first] = orders
  const name =
    first && orders.length === 1
      ? `Packing slip ${first.orderId}`
      : `${orders.length} packing slips`
  printSheets(
    name,
    orders.map((order) => <PackingSlip key={order.orderId} order={order} />),
  )
}

function describe(count: number, hasSelection: boolean): string {
  const which = hasSelection ? 'selected' : 'shown'
  return count === 1
    ? `Print the packing slip of the order ${which}`
    : `Print the packing slips of the ${count} orders ${which}`
}
