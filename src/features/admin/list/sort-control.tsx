import type { TableColumn, TableSort } from '../../../ui/table/table-column'

interface SortControlProps<Row> {
  id: string
  columns: readonly TableColumn<Row>[]
  sort: TableSort
  onSort(sort: TableSort): void
}

/** Sorts where the table has no room for its header. */
export function SortControl<Row>({ id, columns, sort, onSort }: SortControlProps<Row>) {
  const isAscending = sort.direction === 'ascending'
  return (
    <div className="toolbar-sort">
      <select
        id={id}
        value={sort.column}
        onChange={({ target }) => onSort({ ...sort, column: target.value })}
      >
        {columns
          .filter(({ compare }) => compare)
          .map(({ key, header }) => (
            <option key={key} value={key}>
              {header}
            </option>
          ))}
      </select>
      <button
        type="button"
        aria-label="Ascending"
        aria-pressed={isAscending}
        onClick={() => onSort({ ...sort, direction: isAscending ? 'descending' : 'ascending' })}
      >
        <span aria-hidden="true">{isAscending ? '↑' : '↓'}</span>
      </button>
    </div>
  )
}
