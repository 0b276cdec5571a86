import Button from '@mui/material/Button'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { OrderStatus } from '../../../api/contract'
import { useFocusFallback } from '../../../ui/use-focus-fallback'

interface BulkBarProps {
  selectedCount: number
  statuses: readonly OrderStatus[]
  isAllSelected: boolean
  onApply(status: OrderStatus): void
  onSelectAll(): void
  onClear(): void
}

/** Sets the status of every selected order. */
export function BulkBar(props: BulkBarProps) {
  const { selectedCount, statuses, isAllSelected, onApply, onClear } = props
  const id = useId()
  const bar = useRef<HTMLFormElement>(null)
  useFocusFallback(bar)
  const [chosen, setChosen] = useState<OrderStatus>()
  const status = chosen ?? statuses[0]
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (status !== undefined) onApply(status)
  }
  return (
    <form ref={bar} className="bulk-bar" aria-label="Change selected orders" onSubmit={apply}>
      <p role="status">{selectedCount.toLocaleString()} selected</p>
      <label htmlFor={id}>Set status to</label>
      <select id={id} value={status} onChange={({ target }) => setChosen(target.value)}>
        {statuses.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <Button type="submit" variant="contained" size="small">
        Apply
      </Button>
      <Button
        color="inherit"
        size="small"
        aria-disabled={isAllSelected}
        onClick={isAllSelected ? undefined : props.onSelectAll}
      >
        Select all shown
      </Button>
      <Button color="inherit" size="small" onClick={onClear}>
        Clear selection
      </Button>
    </form>
  )
}
