import { useLocation, useNavigate } from 'react-router-dom'

/**
 * How many pages are open. It is kept with the history entry, so that Back and reload open as many
 * again, while a shared address starts with the first.
 */
export function usePageCount(): [number, (count: number) => void] {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const setPageCount = (pages: number) => navigate({ search }, { replace: true, state: { pages } })
  return [readPageCount(state), setPageCount]
}

/** A backend takes no `skip` beyond this many pages. */
const MAX_PAGES = 10_000

function readPageCount(state: unknown): number {
  const pages = typeof state === 'object' && state !== null && 'pages' in state ? state.pages : 1
  return Number.isInteger(pages) ? Math.min(Math.max(Number(pages), 1), MAX_PAGES) : 1
}
