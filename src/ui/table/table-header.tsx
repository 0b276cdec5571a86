import type { CellPosition } from './cell-position'
import { type TableColumn, type TableSort, toggleSort } from './table-column'

interface TableHeaderProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort
  onSort(sort: TableSort): void
  /** The cell that the Tab key leads to. */
  active: CellPosition
}

/** Names the columns and sorts by them. */
export function TableHeader<Row>({ columns, sort, onSort, active }: TableHeaderProps<Row>) {
  return (
    <thead className="table-head">
      <tr className="table-row" aria-rowindex={1} data-index={-1}>
        {columns.map((column, index) => {
          const tabIndex = active.row === -1 && active.column === index ? 0 : -1
          const hasControl = Boolean(column.compare ?? column.headerControl)
          return (
            <th
              key={column.key}
              scope="col"
              className="table-heading"
              data-column={index}
              data-align={column.align}
              aria-colindex={index + 1}
              aria-sort={column.compare ? directionOf(column.key, sort) : undefined}
              tabIndex={hasControl ? undefined : tabIndex}
            >
              {column.headerControl?.({ tabIndex }) ?? (
                <HeaderText
                  column={column}
                  direction={directionOf(column.key, sort)}
                  tabIndex={tabIndex}
                  onSort={() => onSort(toggleSort(sort, column.key))}
                />
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function directionOf(column: string, sort: TableSort): TableSort['direction'] | 'none' {
  return sort.column === column ? sort.direction : 'none'
}

interface HeaderTextProps<Row> {
  column: TableColumn<Row>
  direction: TableSort['direction'] | 'none'
  tabIndex: 0 | -1
  onSort(): void
}

function HeaderText<Row>({ column, direction, tabIndex, onSort }: HeaderTextProps<Row>) {
  if (!column.compare) {
    return <span className={column.isHeaderHidden ? 'visually-hidden' : ''}>{column.header}</span>
  }
  return (
    <button type="button" className="table-sort" tabIndex={tabIndex} onClick={onSort}>
      {column.header}
      <span aria-hidden="true">{direction === 'descending' ? '↓' : '↑'}</span>
    </button>
  )
}
