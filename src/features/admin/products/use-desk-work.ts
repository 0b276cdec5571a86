import { useState } from 'react'
import type { EditDraft } from '../bulk/panel/edit-bar'
import { type Chosen, noneChosen } from '../selection/use-selection'
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
  /** Which products are selected, and what chooses others. */
  choice: readonly [Chosen, (next: Chosen) => void]
  /** What is to be done to them, as far as that was entered. */
  draft: EditDraft
  setDraft(draft: EditDraft): void
  /** Forgets the selection and the draft, once that edit is being carried out. */
  endEdit(): void
}

const NO_DRAFT: EditDraft = { edit: 'price', texts: {} }

/** @param isListShown whether the list shows, rather than a bulk change */
export function useDeskWork(userId: string, isListShown: boolean): DeskWork {
  const [target, setTarget] = useState<RowTarget>()
  const [chosen, choose] = useState(noneChosen)
  const [draft, setDraft] = useState(NO_DRAFT)
  const [deletions, pending] = usePendingDeletions(userId, ({ productId }) => {
    if (isListShown && isFocusFree()) setTarget({ productId })
  })
  const endEdit = () => {
    choose(noneChosen)
    setDraft(NO_DRAFT)
  }
  return {
    deletions,
    pending,
    target,
    setTarget,
    choice: [chosen, choose],
    draft,
    setDraft,
    endEdit,
  }
}

/** The focus stays in a field or a dialog that is being used. */
function isFocusFree(): boolean {
  const focused = document.activeElement
  return !focused?.closest('input, select, textarea, [role="alertdialog"]')
}
