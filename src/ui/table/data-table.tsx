import Table from '@mui/material/Table'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import type { TableColumn, TableSort } from './table-column'
import { TableHeader } from './table-header'
import { TableRow } from './table-row'
import { useCellFocus } from './use-cell-focus'
import './data-table.css'

/** Where the cells of a row stand when there is no room for columns side by side. */
export interface NarrowLayout {
  /** CSS `grid-template-columns`. */
  columns: string
  /** CSS `grid-template-areas`, made of the columns' keys. */
  areas: string
}

export interface DataTableHandle {
  /** Gives the focus to the column's cell in a row, or in the last one when there are fewer. */
  focusCell(row: number, column: string): void
}

interface DataTableProps<Row> {
  /** What the table is called for who can't see it. */
  label: string
  columns: readonly TableColumn<Row>[]
  /** In the order in which they show. */
  rows: readonly Row[]
  /** What tells a row from all others. The same function each time. */
  idOf: (row: Row) => string
  narrow: NarrowLayout
  sort: TableSort
  onSort(sort: TableSort): void
  /** Given for tables whose rows can be selected. */
  isSelected?: (row: Row) => boolean
  /** The same function each time: another one has all rows measured again. */
  estimateHeightPx: (row: Row) => number
  ref?: Ref<DataTableHandle>
}

/** Rows above and below the visible ones that are rendered ahead of scrolling. */
const OVERSCAN = 6
const HEADER_HEIGHT_PX = 48

/**
 * A table that stays quick with ten thousand rows: only those in view are in the page. It scrolls in a frame
 * of its own, keeps its header in sight, and is one stop of the Tab key, in which the arrow keys move.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, idOf, estimateHeightPx } = props
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const focus = useCellFocus({
    table,
    extent: { rows: rows.length, columns: columns.length },
    pageRows: () => countVisible(virtualizer.range),
    reveal: (row) => virtualizer.scrollToIndex(row),
  })
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    ...useMemo(() => rowOptions(rows, idOf, estimateHeightPx), [rows, idOf, estimateHeightPx]),
    getScrollElement: () => frame.current,
    // The cell that the Tab key leads to stays in the page however far one scrolls away from it.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focus.active.row),
  })
  useImperativeHandle(props.ref, () => ({
    focusCell: (row, column) =>
      focus.focusCell({ row, column: columns.findIndex(({ key }) => key === column) }),
  }))

  return (
    <div ref={frame} className="table-frame" style={toCustomProperties(columns, props.narrow)}>
      <Table
        ref={table}
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable={props.isSelected ? true : undefined}
        className="data-table"
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <TableHeader
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          active={focus.active}
        />
        <tbody ref={virtualizer.containerRef} className="table-body">
          {virtualizer.getVirtualItems().map(({ index, key }) => {
            const row = rows[index]
            return row === undefined ? null : (
              <TableRow
                key={key}
                ref={virtualizer.measureElement}
                row={row}
                index={index}
                columns={columns}
                isSelected={props.isSelected?.(row)}
                activeColumn={focus.active.row === index ? focus.active.column : undefined}
              />
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

function rowOptions<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  estimateHeightPx: (row: Row) => number,
) {
  return {
    count: rows.length,
    overscan: OVERSCAN,
    // The header hides as much of the frame as rows are pushed down by it.
    scrollPaddingEnd: HEADER_HEIGHT_PX,
    useFlushSync: false,
    directDomUpdates: true,
    estimateSize(index: number) {
      const row = rows[index]
      return row === undefined ? HEADER_HEIGHT_PX : estimateHeightPx(row)
    },
    getItemKey(index: number) {
      const row = rows[index]
      return row === undefined ? index : idOf(row)
    },
  }
}

function countVisible(range: { startIndex: number; endIndex: number } | null): number {
  return range ? Math.max(1, range.endIndex - range.startIndex) : 1
}

function withRow(range: number[], row: number): number[] {
  if (row < 0 || range.includes(row)) return range
  return [...range, row].toSorted((a, b) => a - b)
}

interface LayoutProperties extends CSSProperties {
  '--columns': string
  '--narrow-columns': string
  '--narrow-areas': string
}

function toCustomProperties<Row>(
  columns: readonly TableColumn<Row>[],
  narrow: NarrowLayout,
): LayoutProperties {
  return {
    '--columns': columns.map(({ width }) => width).join(' '),
    '--narrow-columns': narrow.columns,
    '--narrow-areas': narrow.areas,
  }
}
