import { signOut as signOutAtService } from '../../api/mutations/sign-out'
import { sessionStore } from '../../model/session-store'
import { forgetVisitor } from './forget-visitor'

/**
 * Ends the session on this device at once, in every tab, with all that is the visitor's own, and tells the
 * service. Whether the service hears it changes nothing for the visitor: an error of that call is only logged.
 */
export function signOut(): void {
  sessionStore.signOut()
  forgetVisitor()
  signOutAtService().catch((error: unknown) => {
    console.error('The service could not be told of the sign-out.', error)
  })
}
