import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error'

const MAX_RETRIES = 2
const FIRST_PAUSE_MS = 500
const FRESH_MS = 30_000

/** The scope of what only its user may see: dropped when the session ends. */
export const USER_SCOPE = 'user'

/**
 * Server state: reads are asked again at most twice, after growing pauses; writes never by themselves. Without a connection
 * reads wait.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
        retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
      },
      mutations: { retry: false },
    },
  })
}

/** From now on something may answer without a connection too: reads ask once before they wait. */
export function readOffline(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, networkMode: 'offlineFirst' } })
}

/** Whether asking again may help: not where the service has said what is wrong with the call. */
function isPassing(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return true
    case 'status':
      return (error.status ?? 0) >= 500
    case 'malformed':
      return false
  }
}
