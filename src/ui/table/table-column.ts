import type { ReactNode } from 'react'

/** What a cell must do so that the whole table is one stop of the Tab key. */
export interface CellFocus {
  /** Belongs on the cell's control. */
  tabIndex: 0 | -1
}

export interface TableColumn<Row> {
  /** Unique; also the cell's grid area on narrow screens. */
  key: string
  header: string
  /** Width as a CSS grid track, such as `minmax(10rem, 2fr)`. */
  width: string
  /** Makes the column sortable: the ascending order. */
  compare?: (a: Row, b: Row) => number
  /** The cell holds one control, which takes the focus in its stead. */
  hasControl?: boolean
  align?: 'start' | 'end'
  /** The header is read out but not shown, because the cells say it themselves. */
  isHeaderHidden?: boolean
  /** Stands in the header instead of its text. */
  headerControl?: (focus: CellFocus) => ReactNode
  /** The header is shown before the value where there are no columns. */
  isLabelledWhenNarrow?: boolean
  cell(row: Row, focus: CellFocus): ReactNode
}

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The order after a press on a column's header. */
export function toggleSort(sort: TableSort, column: string): TableSort {
  const isTurned = sort.column === column && sort.direction === 'ascending'
  return { column, direction: isTurned ? 'descending' : 'ascending' }
}
