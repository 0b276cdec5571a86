import { useState } from 'react'
import type { Deletions, PendingDeletions } from './pending-deletions'
import { usePendingDeletions } from './use-pending-deletions'

/** The row at a place, or the one of a product wherever it is by then. */
export type RowTarget = { row: number } | { productId: string }

/** What was begun on the list of products, and stays while a bulk change shows in its place. */
export interface DeskWork {
  deletions: Deletions
  pending: PendingDeletions
  /** The row that the focus goes to once the change that is being made to the rows is on the page. */
  target: RowTarget | undefined
  setTarget(target: RowTarget | undefined): void
}

/** @param isListShown whether the list shows, rather than a bulk change */
export function useDeskWork(userId: string, isListShown: boolean): DeskWork {
  const [target, setTarget] = useState<RowTarget>()
  const [deletions, pending] = usePendingDeletions(userId, ({ productId }) => {
    if (isListShown && isFocusFree()) setTarget({ productId })
  })
  return { deletions, pending, target, setTarget }
}

/** The focus stays in a field or a dialog that is being used. */
function isFocusFree(): boolean {
  const focused = document.activeElement
  return !focused?.closest('input, select, textarea, [role="alertdialog"]')
}
