import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type CellPosition, clampCell, moveCell, type TableExtent } from './cell-position'

interface CellFocusOptions {
  table: RefObject<HTMLTableElement | null>
  extent: TableExtent
  /** How many rows PageUp and PageDown move by. */
  pageRows(): number
  /** Brings a row into view; called before its cell takes the focus. */
  reveal(row: number): void
}

export interface CellFocusState {
  /** The one cell that the Tab key reaches. */
  active: CellPosition
  focusCell(cell: CellPosition): void
  onKeyDown(event: KeyboardEvent): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

const CONTROL = 'a[href], button, input, select'

/** Moves the focus from cell to cell by the keys of WAI-ARIA's grid pattern; Tab enters and leaves the table. */
export function useCellFocus({
  table,
  extent,
  pageRows,
  reveal,
}: CellFocusOptions): CellFocusState {
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 })
  const [wanted, setWanted] = useState<CellPosition>()
  const hasFocus = useRef(false)
  const reachable = clampCell(active, extent)

  useEffect(() => {
    if (!wanted) return
    const cell = findCell(table.current, wanted)
    const control = cell?.querySelector<HTMLElement>(CONTROL) ?? cell
    control?.focus({ preventScroll: true })
    // The row is in sight of the table by now; the table itself may still reach below the window.
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    setWanted(undefined)
  }, [wanted, table])

  useEffect(() => {
    // The focused row is gone, by a filter or a reload: the one in its place takes over.
    if (hasFocus.current && document.activeElement === document.body) setWanted(reachable)
  })

  const focusCell = (cell: CellPosition) => {
    const to = clampCell(cell, extent)
    if (to.row >= 0) reveal(to.row)
    setActive(to)
    setWanted(to)
  }

  return {
    active: reachable,
    focusCell,
    onKeyDown(event) {
      // Menus of a cell bubble here through React's tree although they are elsewhere in the page's.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
      const to = moveCell(reachable, event, { ...extent, page: pageRows() })
      if (!to) return
      event.preventDefault()
      focusCell(to)
    },
    onBlur({ currentTarget, relatedTarget }) {
      hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    },
    onFocus(event) {
      hasFocus.current = true
      const at = readCell(event.target)
      if (at && (at.row !== active.row || at.column !== active.column)) setActive(at)
    },
  }
}

function findCell(table: HTMLTableElement | null, { row, column }: CellPosition) {
  return table?.querySelector<HTMLElement>(`[data-index="${row}"] > [data-column="${column}"]`)
}

function readCell(target: EventTarget): CellPosition | undefined {
  if (!(target instanceof Element)) return undefined
  const cell = target.closest<HTMLElement>('[data-column]')
  const row = target.closest<HTMLElement>('[data-index]')
  if (!cell || !row) return undefined
  return { row: Number(row.dataset['index']), column: Number(cell.dataset['column']) }
}
