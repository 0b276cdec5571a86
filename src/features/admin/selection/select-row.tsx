import type { ChangeEvent } from 'react'
import { useTableSelection } from './table-selection'
import './selection.css'

interface SelectProps {
  label: string
  tabIndex: 0 | -1
}

/** Takes a row into the selection, and with Shift every row from the last one on. */
export function SelectRow({ id, label, tabIndex }: SelectProps & { id: string }) {
  const { selectedIds, toggle } = useTableSelection()
  return (
    <input
      type="checkbox"
      className="row-select"
      aria-label={label}
      tabIndex={tabIndex}
      checked={selectedIds.has(id)}
      onChange={(event) => toggle(id, isWithShift(event))}
    />
  )
}

/** Takes every row that shows into the selection, or all of them out of it. */
export function SelectAll({ label, tabIndex }: SelectProps) {
  const { isAllSelected, toggleAll, selectedIds } = useTableSelection()
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = selectedIds.size > 0 && !isAllSelected
      }}
      type="checkbox"
      className="row-select"
      aria-label={label}
      tabIndex={tabIndex}
      checked={isAllSelected}
      onChange={toggleAll}
    />
  )
}

/** React tells of a box's change by the click that caused it, the space bar's too. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
