import { createContext, useContext } from 'react'
import type { Selection } from './use-selection'

/** The selection of the table around. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

/** @throws Error outside of a {@link SelectionContext} */
export function useTableSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('Expected a SelectionContext above what belongs to a selection.')
  return selection
}
