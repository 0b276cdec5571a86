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
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string): Selection {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const selectedIds = useMemo(
    () => new Set(rows.map(idOf).filter((id) => chosenIds.has(id))),
    [rows, idOf, chosenIds],
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
    toggleAll: () => setChosenIds(new Set(isAllSelected ? [] : rows.map(idOf))),
    clear: () => setChosenIds(new Set()),
  }
}
