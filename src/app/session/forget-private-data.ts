import type { QueryClient } from '@tanstack/react-query'
import { PRIVATE_KEY } from '../../api/queries/private-key'
import { sessionStore } from '../../model/session-store'

/** Drops what was fetched for one user as soon as somebody else, or nobody, is signed in. */
export function forgetPrivateData(queryClient: QueryClient): void {
  let userId = sessionStore.get()?.user._id
  sessionStore.subscribe(() => {
    const nextUserId = sessionStore.get()?.user._id
    if (nextUserId === userId) return
    userId = nextUserId
    queryClient.removeQueries({ queryKey: [PRIVATE_KEY] })
  })
}
