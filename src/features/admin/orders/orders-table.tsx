import { useState } from 'react'
import type { OrderStatus } from '../../../api/contract'
import type { Order } from '../../../api/edge/order'
import { EmptyNotice } from '../../../ui/empty-notice'
import { DataTable } from '../../../ui/table/data-table'
import { ExportButton, loadBulk } from '../list/export-button'
import { ListToolbar } from '../list/list-toolbar'
import { useListRows } from '../list/use-list-rows'
import { useListView } from '../list/use-list-view'
import { SelectionContext } from '../selection/table-selection'
import { noneChosen, useSelection } from '../selection/use-selection'
import { type Batch, withoutOrder } from './batch'
import { BatchReport } from './batch-report'
import { BulkBar } from './bulk-bar'
import { filterOrders } from './filter-orders'
import { estimateOrderHeightPx, narrowOrders, orderColumns, usualOrderSort } from './order-columns'
import { type OrderTable, OrderTableContext } from './order-table-context'
import { PrintSlips } from './slips/print-slips'
import { StatusAnnouncer } from './status/status-announcer'
import { shownStatus } from './status/status-changes'
import { StatusMenu } from './status/status-menu'
import type { StatusTarget } from './status/status-mutations'
import { useStatusMutations } from './status/use-status-mutations'
import './orders-table.css'

const idOfOrder = ({ orderId }: Order) => orderId

interface OrdersTableProps {
  orders: readonly Order[]
  statuses: readonly OrderStatus[]
  userId: string
}

/** The orders to look through, and their statuses to change: one, or several at once. */
export function OrdersTable({ orders, statuses, userId }: OrdersTableProps) {
  const [view, changeView] = useListView(usualOrderSort)
  const [changes, mutations] = useStatusMutations(userId)
  const [picking, setPicking] = useState<{ order: Order; anchor: HTMLElement }>()
  const [batch, setBatch] = useState<Batch>()
  const rows = useListRows(orders, orderColumns, view, filterOrders)
  const selection = useSelection(rows, idOfOrder, useState(noneChosen))
  const { selectedIds } = selection

  const setTogether = (orderIds: readonly string[], wanted: OrderStatus) => {
    const wantedIds = new Set(orderIds)
    const targets = orders
      .filter(({ orderId }) => wantedIds.has(orderId))
      .map((order) => ({ orderId: order.orderId, seen: shownStatus(order, changes) }))
    setBatch({ orderIds, wanted })
    void mutations.set(targets, wanted)
  }
  const setOne = (target: StatusTarget, status: OrderStatus) => {
    setBatch(withoutOrder(batch, target.orderId))
    void mutations.set([target], status)
  }
  const pick = (status: OrderStatus) => {
    setPicking(undefined)
    if (!picking) return
    const seen = shownStatus(picking.order, changes)
    if (status !== seen) setOne({ orderId: picking.order.orderId, seen }, status)
  }
  const cells: OrderTable = {
    changes,
    pickingId: picking?.order.orderId,
    openPicker: (order, anchor) => setPicking({ order, anchor }),
    insist: (orderId, { wanted, current }) => setOne({ orderId, seen: current }, wanted),
    dismiss(orderId) {
      setBatch(withoutOrder(batch, orderId))
      mutations.dismiss(orderId)
    },
  }

  return (
    <SelectionContext value={selection}>
      <OrderTableContext value={cells}>
        <ListToolbar
          view={view}
          onChange={changeView}
          columns={orderColumns}
          statusLabel="Status"
          statuses={statuses}
          shown={rows.length}
          total={orders.length}
          noun="order"
        >
          <ExportButton save={async () => (await loadBulk()).exportOrders(rows)} />
        </ListToolbar>
        <PrintSlips shown={rows} selectedIds={selectedIds} />
        {selectedIds.size > 0 && (
          <BulkBar
            statuses={statuses}
            onApply={(status) => setTogether([...selectedIds], status)}
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
            idOf={idOfOrder}
            narrow={narrowOrders}
            sort={view.sort}
            onSort={(sort) => changeView({ sort })}
            isSelected={({ orderId }) => selectedIds.has(orderId)}
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
      </OrderTableContext>
    </SelectionContext>
  )
}
