import type { QueryClient } from '@tanstack/react-query'
import { USER_SCOPE } from '../../api/query-client'
import { provideCredentials } from '../../api/service'
import { sessionStore } from '../../model/session-store'
import { reportSessionEnded } from './session-ended'
import { forgetWithOtherTabs } from './sign-out'

/**
 * Gives the API client the session's token, ends a session that the API refuses, and drops private data when the user
 * changes.
 */
export function connectSession(queryClient: QueryClient): void {
  forgetPrivateData(queryClient)
  forgetWithOtherTabs()
  provideCredentials({
    getToken: () => sessionStore.get()?.token,
    onSessionRefused: (token) => {
      if (sessionStore.refuse(token)) reportSessionEnded()
    },
  })
}

/** Drops what was fetched for one user as soon as another one, or none, is signed in. */
function forgetPrivateData(queryClient: QueryClient): void {
  let userId = sessionStore.get()?.user.userId
  sessionStore.subscribe(() => {
    const nextUserId = sessionStore.get()?.user.userId
    if (nextUserId === userId) return
    userId = nextUserId
    queryClient.removeQueries({ queryKey: [USER_SCOPE] })
  })
}
