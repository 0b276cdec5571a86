import { useDeferredValue, useMemo } from 'react'
import { sortRows } from '../../../ui/table/sort-rows'
import type { TableColumn } from '../../../ui/table/table-column'
import type { ListView } from './list-view'

/** The rows that a view shows, in its order. They follow it as fast as they can, and no key or click waits for them. */
export function useListRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  view: ListView,
  filter: (rows: readonly Row[], view: ListView) => readonly Row[],
): readonly Row[] {
  const { text, status, from, to, sort } = useDeferredValue(view)
  const { column, direction } = sort
  return useMemo(() => {
    const sort = { column, direction }
    return sortRows(filter(rows, { text, status, from, to, sort }), columns, sort)
  }, [rows, columns, filter, text, status, from, to, column, direction])
}
