import { useMemo, useState } from 'react'

export interface Selection {
  /** Only of the rows that show: nothing happens to what a filter hides. */
  selectedIds: ReadonlySet<string>
  isAllSelected: boolean
  toggle(id: string): void
  toggleAll(): void
  clear(): void
}

/** Which of the rows that show are selected. */
export function useSelection(rows: readonly { _id: string }[]): Selection {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const selectedIds = useMemo(
    () => new Set(rows.map(({ _id }) => _id).filter((id) => chosenIds.has(id))),
    [rows, chosenIds],
  )
  const isAllSelected = rows.length > 0 && selectedIds.size === rows.length
  return {
    selectedIds,
    isAllSelected,
    toggle(id) {
      const next = new Set(chosenIds)
      if (!next.delete(id)) next.add(id)
      setChosenIds(next)
    },
    toggleAll: () => setChosenIds(new Set(isAllSelected ? [] : rows.map(({ _id }) => _id))),
    clear: () => setChosenIds(new Set()),
  }
}
