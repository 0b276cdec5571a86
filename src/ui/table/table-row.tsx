import type { CSSProperties, Ref } from 'react'
import type { TableColumn } from './table-column'

interface TableRowProps<Row> {
  row: Row
  index: number
  columns: readonly TableColumn<Row>[]
  isSelected: boolean | undefined
  /** Set when the Tab key leads into this row. */
  activeColumn: number | undefined
  ref: Ref<HTMLTableRowElement>
}

/** One row; where it stands is the virtualizer's affair. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, activeColumn } = props
  return (
    <tr
      ref={props.ref}
      className="table-row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={props.isSelected}
    >
      {columns.map((column, columnIndex) => {
        const tabIndex = activeColumn === columnIndex ? 0 : -1
        return (
          <td
            key={column.key}
            className="table-cell"
            data-column={columnIndex}
            data-align={column.align}
            aria-colindex={columnIndex + 1}
            style={placeAt(column.key)}
            tabIndex={column.hasControl ? undefined : tabIndex}
          >
            {column.isLabelledWhenNarrow && (
              <span className="table-label" aria-hidden="true">
                {column.header}{' '}
              </span>
            )}
            {column.cell(row, { tabIndex })}
          </td>
        )
      })}
    </tr>
  )
}

interface PlaceProperties extends CSSProperties {
  '--area': string
}

/** A custom property, so that the style sheet can say when it holds. */
function placeAt(area: string): PlaceProperties {
  return { '--area': area }
}
