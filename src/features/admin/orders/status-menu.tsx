import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { OrderStatus } from '../../../api/contract'

export const STATUS_LIST_ID = 'order-statuses'

interface StatusMenuProps {
  /** Where it opens; closed without. */
  anchor: HTMLElement | undefined
  statuses: readonly OrderStatus[]
  current: OrderStatus
  onPick(status: OrderStatus): void
  onClose(): void
}

/** The statuses to pick from: one list for the whole table, opened where it is asked for. */
export function StatusMenu({ anchor, statuses, current, onPick, onClose }: StatusMenuProps) {
  return (
    <Menu
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
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
