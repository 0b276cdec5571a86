import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { OrderStatus } from '../../../../api/contract'

export const STATUS_LIST_ID = 'order-statuses'

interface StatusMenuProps {
  /** What it opens at. */
  anchor: HTMLElement
  statuses: readonly OrderStatus[]
  current: OrderStatus
  onPick(status: OrderStatus): void
  onClose(): void
}

/**
 * The statuses to pick from, for as long as it is there: one that is kept while it fades would open the next
 * time where the keys had led to the last time.
 */
export function StatusMenu({ anchor, statuses, current, onPick, onClose }: StatusMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // Within the page's landmarks, where those who navigate by them find it.
      container={() => document.querySelector('main')}
      slotProps={{ list: { id: STATUS_LIST_ID, role: 'listbox', 'aria-label': 'Status' } }}
    >
      {statuses.map((status) => (
        <MenuItem
          key={status}
          role="option"
          aria-selected={status === current}
          selected={status === current}
          onClick={() => onPick(status)}
        >
          {status}
        </MenuItem>
      ))}
    </Menu>
  )
}
