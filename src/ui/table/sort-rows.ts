import type { TableColumn, TableSort } from './table-column'

/** The rows in a column's order; equals keep the order they came in, either way round. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  { column, direction }: TableSort,
): readonly Row[] {
  const compare = columns.find(({ key }) => key === column)?.compare
  if (!compare) return rows
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(a, b))
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Orders texts as people of the visitor's language do, numbers in them by value. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b)
}
