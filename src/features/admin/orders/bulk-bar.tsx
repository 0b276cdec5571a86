import { useState } from 'react'
import type { OrderStatus } from '../../../api/contract'
import { SelectionBar } from '../selection/selection-bar'

interface BulkBarProps {
  statuses: readonly OrderStatus[]
  onApply(status: OrderStatus): void
}

/** Sets the status of every selected order. */
export function BulkBar({ statuses, onApply }: BulkBarProps) {
  const [chosen, setChosen] = useState<OrderStatus>()
  const status = chosen ?? statuses[0]
  const apply = () => {
    if (status !== undefined) onApply(status)
  }
  return (
    <SelectionBar label="Change selected orders" submitLabel="Apply" onSubmit={apply}>
      {() => (
        <label>
          Set status to
          <select value={status} onChange={({ target }) => setChosen(target.value)}>
            {statuses.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      )}
    </SelectionBar>
  )
}
