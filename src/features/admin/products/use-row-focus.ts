import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { DataTableHandle } from '../../../ui/table/data-table'

/** The row at a place, or the one of a product wherever it is by then. */
type Target = { row: number } | { productId: string }

/** Gives the focus to a row's cell once the change that is being made to the rows is on the page. */
export function useRowFocus(
  table: RefObject<DataTableHandle | null>,
  rows: readonly { productId: string }[],
  column: string,
): (target: Target) => void {
  const [target, setTarget] = useState<Target>()
  const focus = useEffectEvent((wanted: Target) => {
    const row =
      'row' in wanted
        ? wanted.row
        : rows.findIndex(({ productId }) => productId === wanted.productId)
    if (row >= 0) table.current?.focusCell(row, column)
  })
  useEffect(() => {
    if (target) focus(target)
  }, [target])
  return setTarget
}
