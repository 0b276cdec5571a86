/** A cell of a table; row -1 is the header. */
export interface CellPosition {
  row: number
  column: number
}

export interface TableExtent {
  rows: number
  columns: number
}

const HEADER_ROW = -1

interface PagedExtent extends TableExtent {
  /** Rows that PageUp and PageDown move by. */
  page: number
}

/** A key, and those that are held down with it. */
export interface KeyPress {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * The cell that a key leads to (WAI-ARIA's grid pattern), none for a key that means nothing here: with another one held
 * down, most mean something to the browser, such as to go back.
 */
export function moveCell(
  from: CellPosition,
  { key, altKey, ctrlKey, metaKey }: KeyPress,
  extent: PagedExtent,
): CellPosition | undefined {
  const isCtrl = ctrlKey || metaKey
  if (altKey || (isCtrl && key !== 'Home' && key !== 'End')) return undefined
  const to = target(from, key, isCtrl, extent)
  return to && clampCell(to, extent)
}

/** The nearest cell that exists. */
export function clampCell({ row, column }: CellPosition, extent: TableExtent): CellPosition {
  return {
    row: Math.max(HEADER_ROW, Math.min(row, extent.rows - 1)),
    column: Math.max(0, Math.min(column, extent.columns - 1)),
  }
}

function target(
  { row, column }: CellPosition,
  key: string,
  isCtrl: boolean,
  { rows, columns, page }: PagedExtent,
): CellPosition | undefined {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'PageUp':
      return { row: row - page, column }
    case 'PageDown':
      return { row: row + page, column }
    case 'Home':
      return { row: isCtrl ? 0 : row, column: 0 }
    case 'End':
      return { row: isCtrl ? rows - 1 : row, column: columns - 1 }
    default:
      return undefined
  }
}
