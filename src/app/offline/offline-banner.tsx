import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { USER_SCOPE } from '../../api/query-client'
import { type KeptAnswer, keptAnswers } from '../../api/service'
import { visitorLocale } from '../../lib/locale'
import { useOnline } from '../../ui/use-online'
import '../notices/banner.css'

/** What the server draws. */
const NONE: readonly KeptAnswer[] = []

/**
 * Says that the connection is down, or that the shop does not answer, and how old the page is; what waits for it goes on by
 * itself once it is back.
 */
export function OfflineBanner() {
  const isOnline = useOnline()
  const kept = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.get, () => NONE)
  return (
    <div role="status">
      {(!isOnline || kept.length > 0) && (
        <p className="banner">
          {isOnline ? 'The shop does not answer just now.' : 'You are offline.'}{' '}
          <AsOf kept={kept} />
          {!isOnline &&
            'Your cart works, and whatever needs the shop waits until you are connected again.'}
        </p>
      )}
    </div>
  )
}

/** The age of the oldest that the page shows of the shop, where it shows anything. */
function AsOf({ kept }: { kept: readonly KeptAnswer[] }) {
  const client = useQueryClient()
  const asOf = useSyncExternalStore(
    useCallback((onChange) => client.getQueryCache().subscribe(onChange), [client]),
    () => findOldest(client, kept),
  )
  if (asOf === undefined) return null
  const moment = new Date(asOf)
  return (
    <>
      What you see is as of <time dateTime={moment.toISOString()}>{formatMoment(moment)}</time>.{' '}
    </>
  )
}

function findOldest(client: QueryClient, kept: readonly KeptAnswer[]): number | undefined {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  const times = shown
    .filter(({ state, queryKey: [scope] }) => state.data !== undefined && scope !== USER_SCOPE)
    .map(({ state }) => state.dataUpdatedAt)
  if (times.length === 0) return
  return Math.min(...times, ...kept.map(({ keptAt }) => keptAt))
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
