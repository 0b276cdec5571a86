import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readFilters, type ShopFilters, writeFilters } from './shop-filters'

/** The filters in the address bar; each change is a step that Back takes back. */
export function useShopFilters(): [ShopFilters, (next: ShopFilters) => void] {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  return [filters, (next) => setParams(writeFilters(next))]
}
