/** What each row of a list is; several have an s. */
export type RowNoun = 'order' | 'product'

interface RowCounts {
  /** How many rows show, and of how many. */
  shown: number
  total: number
  noun: RowNoun
}

/** How much of a list shows. */
export function countText({ shown, total, noun }: RowCounts): string {
  const all = `${total.toLocaleString()} ${total === 1 ? noun : `${noun}s`}`
  return shown === total ? all : `${shown.toLocaleString()} of ${all}`
}
