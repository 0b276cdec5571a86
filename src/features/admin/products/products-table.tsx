import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Product } from '../../../api/edge/catalog'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { PartBoundary } from '../../../ui/crash/part-boundary'
import { EmptyNotice } from '../../../ui/empty-notice'
import { DataTable, type DataTableHandle } from '../../../ui/table/data-table'
import type { BulkSource } from '../bulk/panel/bulk-source'
import { ExportButton, loadBulk } from '../list/export-button'
import { ListToolbar } from '../list/list-toolbar'
import { useListRows } from '../list/use-list-rows'
import { useListView } from '../list/use-list-view'
import { SelectionContext } from '../selection/table-selection'
import { useSelection } from '../selection/use-selection'
import { filterProducts, stockStatuses } from './filter-products'
import { narrowProducts, productColumns, usualProductSort } from './product-columns'
import type { DeskWork, RowTarget } from './use-desk-work'
import './products-table.css'

interface ProductsTableProps {
  products: readonly Product[]
  work: DeskWork
  /** What else can be done with products. */
  tools: ReactNode
  /** Asks for the plan of a bulk change. */
  onPlan(source: BulkSource): void
}

const EditBar = lazy(async () => ({ default: (await loadBulk()).EditBar }))

const idOfProduct = ({ productId }: Product) => productId
const estimateHeightPx = () => 76

/** The products to look through, to change and to delete. */
export function ProductsTable({ products, work, tools, onPlan }: ProductsTableProps) {
  const { deletions, pending, setTarget } = work
  const [view, changeView] = useListView(usualProductSort)
  const [asked, setAsked] = useState<Product>()
  const table = useRef<DataTableHandle>(null)
  const nothing = useRef<HTMLElement>(null)
  const columns = useMemo(() => productColumns(setAsked), [])
  const kept = useMemo(
    () => products.filter(({ productId }) => !deletions.has(productId)),
    [products, deletions],
  )
  const rows = useListRows(kept, columns, view, filterProducts)
  useRowFocus(table, nothing, rows, 'delete', work.target)
  const selection = useSelection(rows, idOfProduct, work.choice)
  const { selectedIds } = selection

  const removeAsked = () => {
    if (!asked) return
    // The row that moves up into its place takes the focus.
    setTarget({ row: rows.findIndex(({ productId }) => productId === asked.productId) })
    pending.remove(asked)
    setAsked(undefined)
  }

  return (
    <SelectionContext value={selection}>
      <ListToolbar
        view={view}
        onChange={changeView}
        columns={columns}
        statusLabel="Stock"
        statuses={stockStatuses}
        shown={rows.length}
        total={kept.length}
        noun="product"
      >
        {tools}
        <ExportButton save={async () => (await loadBulk()).exportProducts(rows)} />
      </ListToolbar>
      {selectedIds.size > 0 && (
        <PartBoundary name="The bulk edit">
          <Suspense>
            <EditBar
              draft={work.draft}
              onDraft={work.setDraft}
              onPlan={(edit, text) =>
                onPlan({ kind: 'edit', productIds: [...selectedIds], edit, text })
              }
            />
          </Suspense>
        </PartBoundary>
      )}
      {rows.length > 0 ? (
        <DataTable
          ref={table}
          label="Products"
          columns={columns}
          rows={rows}
          idOf={idOfProduct}
          narrow={narrowProducts}
          sort={view.sort}
          onSort={(sort) => changeView({ sort })}
          isSelected={({ productId }) => selectedIds.has(productId)}
          estimateHeightPx={estimateHeightPx}
        />
      ) : (
        <section ref={nothing} aria-label="Products" tabIndex={-1}>
          <EmptyNotice message="No product fits these filters." />
        </section>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Delete product"
        question={`Are you sure you want to delete ${asked?.name}?`}
        yes="Yes, delete"
        no="No, keep it"
        onYes={removeAsked}
        onNo={() => setAsked(undefined)}
      />
    </SelectionContext>
  )
}

/**
 * Gives the focus to the cell of a row once the change that is being made to the rows is on the page, or to `nothing`,
 * which stands there without rows.
 */
function useRowFocus(
  table: RefObject<DataTableHandle | null>,
  nothing: RefObject<HTMLElement | null>,
  rows: readonly { productId: string }[],
  column: string,
  target: RowTarget | undefined,
): void {
  const focus = useEffectEvent((wanted: RowTarget) => {
    const row =
      'row' in wanted
        ? wanted.row
        : rows.findIndex(({ productId }) => productId === wanted.productId)
    if (rows.length === 0) nothing.current?.focus()
    else if (row >= 0) table.current?.focusCell(row, column)
  })
  useEffect(() => {
    if (target) focus(target)
  }, [target])
}
