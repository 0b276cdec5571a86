import { useMemo, useState } from 'react'

export interface Selection {
  /** Only of the rows that show: nothing happens to what a filter hides. */
  selectedIds: ReadonlySet<string>
  isAllSelected: boolean
  /** @param isRange whether every row from the last one that was toggled to this one follows it */
  toggle(id: string, isRange: boolean): void
  toggleAll(): void
  clear(): void
}

/** Which of the rows that show are selected. */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string): Selection {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [lastId, setLastId] = useState<string>()
  const selectedIds = useMemo(
    () => new Set(rows.map(idOf).filter((id) => chosenIds.has(id))),
    [rows, idOf, chosenIds],
  )
  const isAllSelected = rows.length > 0 && selectedIds.size === rows.length
  return {
    selectedIds,
    isAllSelected,
    toggle(id, isRange) {
      const between =
        isRange && lastId !== undefined ? idsBetween(rows.map(idOf), lastId, id) : [id]
      setChosenIds(toggled(chosenIds, id, between))
      setLastId(id)
    },
    toggleAll: () => setChosenIds(new Set(isAllSelected ? [] : rows.map(idOf))),
    clear: () => setChosenIds(new Set()),
  }
}

/** The ids from one to another in either direction, both inclusive; the second alone where the first is not among them. */
export function idsBetween(ids: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)]
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

function toggled(
  chosen: ReadonlySet<string>,
  id: string,
  between: readonly string[],
): ReadonlySet<string> {
  const next = new Set(chosen)
  const isTaken = !chosen.has(id)
  for (const each of between) {
    if (isTaken) next.add(each)
    else next.delete(each)
  }
  return next
}
