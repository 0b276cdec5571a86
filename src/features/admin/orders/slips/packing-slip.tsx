import type { Order } from '../../../../api/edge/order'
import { DateTime } from '../../../../ui/date-time'
import { PrintSheet } from '../../../../ui/print/print-sheet'

const COLUMNS = [
  { header: 'Packed' },
  { header: 'Product' },
  { header: 'Id' },
  { header: 'Pieces', align: 'end' },
] as const

/** What goes into a parcel and to whom. It lies in the parcel, which may be a present: no prices, no payment. */
export function PackingSlip({ order }: { order: Order }) {
  const { orderId, createdAt, status, user, address, products } = order
  const pieces = products.reduce((sum, { count }) => sum + count, 0)
  return (
    <PrintSheet
      title="Packing slip"
      reference={`order ${orderId}`}
      facts={[
        { term: 'Order', value: orderId },
        { term: 'Ordered', value: <DateTime value={createdAt} /> },
        { term: 'Status when printed', value: status },
      ]}
      addressee={{ label: 'Deliver to', name: user.name, address }}
      columns={COLUMNS}
      rows={products.map(({ productId, name, count }) => ({
        key: productId,
        cells: ['☐', <bdi key="name">{name}</bdi>, productId, count.toLocaleString()],
      }))}
      total={{ label: 'Pieces in all', value: pieces.toLocaleString() }}
    />
  )
}
