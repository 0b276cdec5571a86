import type { QueryClient } from '@tanstack/react-query'
import { USER_SCOPE } from '../../api/queries/user-queries'
import { sessionStore } from '../../model/session-store'

/** Drops what was fetched for one user as soon as somebody else, or nobody, is signed in. */
export function forgetPrivateData(queryClient: QueryClient): void {
  let userId = sessionStore.get()?.user.userId
  sessionStore.subscribe(() => {
    const nextUserId = sessionStore.get()?.user.userId
    if (nextUserId === userId) return
    userId = nextUserId
    queryClient.removeQueries({ queryKey: [USER_SCOPE] })
  })
}
