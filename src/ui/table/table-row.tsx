import { type CSSProperties, memo, type ReactNode, type Ref, useMemo } from 'react'
import { Button } from '../button'
import { CrashBoundary } from '../crash/crash-boundary'
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

/** One row, positioned by the virtualizer. Scrolling and sorting re-render the table at each step, but rarely change a row. */
export function TableRow<Row>({ columns, ...props }: TableRowProps<Row>) {
  const { row, activeColumn = -1 } = props
  const cells = useMemo(
    () => <TableCells row={row} columns={columns} activeColumn={activeColumn} />,
    [row, columns, activeColumn],
  )
  return <RowFrame {...props}>{cells}</RowFrame>
}

interface RowFrameProps extends Omit<TableRowProps<unknown>, 'columns'> {
  children: ReactNode
}

/** A row that crashes leaves the others as they are. */
const RowFrame = memo(function RowFrame(props: RowFrameProps) {
  const { row, index, isSelected, activeColumn = -1, ref, children } = props
  return (
    <tr
      ref={ref}
      className="table-row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
    >
      <CrashBoundary
        subject={row}
        log="A row of a table crashed."
        fallback={(_, retry) => (
          <td className="table-cell table-cell-crashed" data-column={Math.max(activeColumn, 0)}>
            This row could not be shown.{' '}
            <Button look="quiet" tabIndex={activeColumn < 0 ? -1 : 0} onClick={retry}>
              Try again
            </Button>
          </td>
        )}
      >
        {children}
      </CrashBoundary>
    </tr>
  )
})

interface TableCellsProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  activeColumn: number
}

function TableCells<Row>({ row, columns, activeColumn }: TableCellsProps<Row>) {
  return columns.map((column, columnIndex) => {
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
  })
}

interface PlaceProperties extends CSSProperties {
  '--area': string
}

/** A custom property, so that the style sheet can say when it holds. */
function placeAt(area: string): PlaceProperties {
  return { '--area': area }
}
