import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readFilters, type ShopFilters, writeFilters } from './shop-filters'

/**
 * The filters in the address bar; each change is a step that Back takes back. The router shows a new
 * address when it finds the time; a box that was ticked has to be ticked at once.
 */
export function useShopFilters(): [ShopFilters, (next: ShopFilters) => void] {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  const [shown, show] = useOptimistic(filters)
  const change = (next: ShopFilters) =>
    startTransition(() => {
      show(next)
      setParams(writeFilters(next))
    })
  return [shown, change]
}
