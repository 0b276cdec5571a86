import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { USER_SCOPE } from '../../api/query-client'
import { answersKeptAt } from '../../api/service'
import { visitorLocale } from '../../lib/locale'
import { useOnline } from '../../ui/use-online'
import '../notices/banner.css'

/** Says that the connection is down and how old the page is; what waits for it goes on by itself once it is back. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="banner">
          You are offline. <AsOf />
          Your cart works, and whatever needs the shop waits until you are connected again.
        </p>
      )}
    </div>
  )
}

/** The age of the oldest that the page shows of the shop, where it shows anything. */
function AsOf() {
  const client = useQueryClient()
  const asOf = useSyncExternalStore(
    useCallback((onChange) => client.getQueryCache().subscribe(onChange), [client]),
    () => findOldest(client),
  )
  if (asOf === undefined) return null
  const moment = new Date(asOf)
  return (
    <>
      What you see is as of <time dateTime={moment.toISOString()}>{formatMoment(moment)}</time>.{' '}
    </>
  )
}

function findOldest(client: QueryClient): number | undefined {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  const times = shown
    .filter(({ state, queryKey: [scope] }) => state.data !== undefined && scope !== USER_SCOPE)
    .map(({ state }) => state.dataUpdatedAt)
  if (times.length === 0) return
  return Math.min(...times, answersKeptAt.get() ?? Number.POSITIVE_INFINITY)
}

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000

/** The time of day alone, while it can't be mistaken. */
function formatMoment(moment: Date): string {
  const isRecent = Date.now() - moment.getTime() < HALF_A_DAY_MS
  return moment.toLocaleString(visitorLocale(), {
    timeStyle: 'short',
    ...(isRecent ? {} : { dateStyle: 'medium' }),
  })
}
