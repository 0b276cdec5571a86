import type { Order } from '../../../api/edge/order'
import { formatMoney } from '../../../lib/money'
import { Button } from '../../../ui/button'
import { DateTime } from '../../../ui/date-time'
import { PrintSheet } from '../../../ui/print/print-sheet'
import { printSheets } from '../../../ui/print/print-sheets'

/** Prints what was bought, for how much and when; all of it is in the order already. */
export function PrintReceipt({ order }: { order: Order }) {
  return (
    <Button
      look="quiet"
      onClick={() => printSheets(`Receipt ${order.orderId}`, <Receipt order={order} />)}
    >
      Print receipt<span className="visually-hidden"> of order {order.orderId}</span>
    </Button>
  )
}

const COLUMNS = [
  { header: 'Product' },
  { header: 'Pieces', align: 'end' },
  { header: 'One piece', align: 'end' },
  { header: 'Sum', align: 'end' },
] as const

function Receipt({ order }: { order: Order }) {
  const { orderId, createdAt, transactionId, status, user, address, products, amountCents } = order
  return (
    <PrintSheet
      title="Receipt"
      reference={`order ${orderId}`}
      facts={[
        { term: 'Order', value: orderId },
        { term: 'Bought', value: <DateTime value={createdAt} /> },
        { term: 'Transaction', value: transactionId },
        { term: 'Status when printed', value: status },
      ]}
      addressee={{ label: 'Deliver to', name: user.name, address }}
      columns={COLUMNS}
      rows={products.map(({ productId, name, count, priceCents }) => ({
        key: productId,
        cells: [
          <bdi key="name">{name}</bdi>,
          count.toLocaleString(),
          formatMoney(priceCents),
          formatMoney(count * priceCents),
        ],
      }))}
      total={{ label: 'Paid', value: formatMoney(amountCents) }}
    />
  )
}
