import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TableSort } from '../../../ui/table/table-column'
import { type ListView, readView, writeView } from './list-view'

/**
 * The list's view, kept in the address: reload, Back and a shared link show the same. The router shows a new
 * address when it finds the time; a field has to hold what was typed at once, and the next change to build on it.
 */
export function useListView(usual: TableSort): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => readView(params, usual), [params, usual])
  const [shown, show] = useOptimistic(view)
  const change = (change: Partial<ListView>) =>
    startTransition(() => {
      const next = { ...shown, ...change }
      show(next)
      // Each letter of a filter would be an entry of the history otherwise.
      setParams(writeView(next, usual), { replace: true })
    })
  return [shown, change]
}
