import { useSearchParams } from 'react-router-dom'
import type { TableSort } from '../../../ui/table/table-column'
import { type ListView, readView, writeView } from './list-view'

/** The list's view, kept in the address: reload, Back and a shared link show the same. */
export function useListView(usual: TableSort): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams()
  const view = readView(params, usual)
  const change = (change: Partial<ListView>) => {
    setParams(
      (current) => writeView({ ...readView(current, usual), ...change }, usual),
      // Each letter of a filter would be an entry of the history otherwise.
      { replace: true },
    )
  }
  return [view, change]
}
