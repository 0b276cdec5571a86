import { useState } from 'react'
import type { Order, OrderStatus } from '../../../api/contract'
import { EmptyNotice } from '../../../ui/empty-notice'
import { DataTable } from '../../../ui/table/data-table'
import { ListToolbar } from '../list/list-toolbar'
import { useListRows } from '../list/use-list-rows'
import { useListView } from '../list/use-list-view'
import { type Batch, withoutOrder } from './batch'
import { BatchReport } from './batch-report'
import { BulkBar } from './bulk-bar'
import { filterOrders } from './filter-orders'
import { estimateOrderHeightPx, narrowOrders, orderColumns, usualOrderSort } from './order-columns'
import { type OrderDesk, OrderDeskContext } from './order-desk-context'
import { StatusAnnouncer } from './status-announcer'
import { shownStatus } from './status-changes'
import { StatusMenu } from './status-menu'
import { useSelection } from './use-selection'
import { useStatusDesk } from './use-status-desk'
import './orders-table.css'

interface OrdersTableProps {
  orders: readonly Order[]
  statuses: readonly OrderStatus[]
  userId: string
}

/** The orders to look through, and their statuses to change: one, or several at once. */
export function OrdersTable({ orders, statuses, userId }: OrdersTableProps) {
  const [view, changeView] = useListView(usualOrderSort)
  const [changes, desk] = useStatusDesk(userId)
  const [picking, setPicking] = useState<{ order: Order; anchor: HTMLElement }>()
  const [batch, setBatch] = useState<Batch>()
  const rows = useListRows(orders, orderColumns, view, filterOrders)
  const selection = useSelection(rows)
  const { selectedIds } = selection

  const setTogether = (orderIds: readonly string[], wanted: OrderStatus) => {
    setBatch({ orderIds, wanted })
    void desk.set(orderIds, wanted)
  }
  const pick = (status: OrderStatus) => {
    setPicking(undefined)
    if (!picking || status === shownStatus(picking.order, changes)) return
    const { _id } = picking.order
    setBatch(withoutOrder(batch, _id))
    void desk.set([_id], status)
  }
  const cells: OrderDesk = {
    ...selection,
    changes,
    pickingId: picking?.order._id,
    openPicker: (order, anchor) => setPicking({ order, anchor }),
    dismiss: desk.dismiss,
  }

  return (
    <OrderDeskContext value={cells}>
      <ListToolbar
        view={view}
        onChange={changeView}
        columns={orderColumns}
        statusLabel="Status"
        statuses={statuses}
        shown={rows.length}
        total={orders.length}
        noun="orders"
      />
      {selectedIds.size > 0 && (
        <BulkBar
          selectedCount={selectedIds.size}
          statuses={statuses}
          onApply={(status) => setTogether([...selectedIds], status)}
          onClear={selection.clear}
        />
      )}
      {batch && (
        <BatchReport
          batch={batch}
          changes={changes}
          onRetry={(orderIds) => setTogether(orderIds, batch.wanted)}
          onClose={() => setBatch(undefined)}
        />
      )}
      <StatusAnnouncer changes={changes} batch={batch} />
      {rows.length > 0 ? (
        <DataTable
          label="Orders"
          columns={orderColumns}
          rows={rows}
          narrow={narrowOrders}
          sort={view.sort}
          onSort={(sort) => changeView({ sort })}
          isSelected={({ _id }) => selectedIds.has(_id)}
          estimateHeightPx={estimateOrderHeightPx}
        />
      ) : (
        <EmptyNotice message="No order fits these filters." />
      )}
      {picking && (
        <StatusMenu
          anchor={picking.anchor}
          statuses={statuses}
          current={shownStatus(picking.order, changes)}
          onPick={pick}
          onClose={() => setPicking(undefined)}
        />
      )}
    </OrderDeskContext>
  )
}
