import { useMemo } from 'react'

export interface Selection {
  /** Only of the rows that show: nothing happens to what a filter hides. */
  selectedIds: ReadonlySet<string>
  isAllSelected: boolean
  /** @param isRange whether every row from the last one that was toggled to this one follows it */
  toggle(id: string, isRange: boolean): void
  toggleAll(): void
  clear(): void
}

/** What was chosen, whether it shows or not. Whoever keeps it decides how long a selection lasts. */
export interface Chosen {
  readonly ids: ReadonlySet<string>
  /** The last one that was toggled, where a range begins. */
  readonly lastId: string | undefined
}

export const noneChosen: Chosen = { ids: new Set(), lastId: undefined }

/** Which of the rows that show are selected. */
export function useSelection<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  [chosen, choose]: readonly [Chosen, (next: Chosen) => void],
): Selection {
  const { ids, lastId } = chosen
  const selectedIds = useMemo(
    () => new Set(rows.map(idOf).filter((id) => ids.has(id))),
    [rows, idOf, ids],
  )
  const isAllSelected = rows.length > 0 && selectedIds.size === rows.length
  return {
    selectedIds,
    isAllSelected,
    toggle(id, isRange) {
      const between =
        isRange && lastId !== undefined ? idsBetween(rows.map(idOf), lastId, id) : [id]
      choose({ ids: toggled(ids, id, between), lastId: id })
    },
    toggleAll: () => choose({ ids: new Set(isAllSelected ? [] : rows.map(idOf)), lastId }),
    clear: () => choose({ ids: new Set(), lastId }),
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
