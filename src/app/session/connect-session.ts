import { provideCredentials } from '../../api/service'
import { sessionStore } from '../../model/session-store'
import { forgetWithOtherTabs } from './forget-visitor'
import { reportSessionEnded } from './session-ended'

/** Gives the service's client the session's token, and ends the session that the service refuses. */
export function connectSession(): void {
  forgetWithOtherTabs()
  provideCredentials({
    getToken: () => sessionStore.get()?.token,
    onSessionRefused: (token) => {
      if (sessionStore.refuse(token)) reportSessionEnded()
    },
  })
}
