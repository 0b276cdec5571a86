import { signOut as signOutAtService } from '../../api/mutations/sign-out'
import { journalPresence } from '../../model/payment-journal/journal-presence'
import { sessionStore } from '../../model/session-store'
import { dropAllDrafts } from '../../ui/form/draft/draft-store'

let channel: BroadcastChannel | undefined

/**
 * Ends the session on this device at once, in every tab, deletes the visitor's data there, and calls the API's sign-out. An
 * error of that call changes nothing for the visitor and is only logged.
 */
export function signOut(): void {
  sessionStore.signOut()
  forgetVisitor()
  signOutAtService().catch((error: unknown) => {
    console.error('The service could not be told of the sign-out.', error)
  })
}

/** Reaches every tab of this browser, offline too. Opened at first use, as the server has no tabs. */
function otherTabs(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel('sign-out')
  } catch {
    // Firefox forbids it together with storage: then no other tab has the session, or keeps anything of the visitor.
  }
  return channel
}

/**
 * Forgets, in every tab, what the visitor leaves beyond the session: form drafts, and purchases that took no money or are
 * over. A purchase that may have taken money stays, bound to its buyer, so that it still becomes an order.
 */
function forgetVisitor(): void {
  forgetHere()
  otherTabs()?.postMessage('signed out')
}

/** Makes this tab forget a visitor who signs out in another one. */
export function forgetWithOtherTabs(): void {
  otherTabs()?.addEventListener('message', forgetHere)
}

function forgetHere(): void {
  dropAllDrafts()
  if (!journalPresence.get()) return
  // Where the journal holds something, the page has loaded its code already.
  import('../../model/payment-journal/journal-store').then(
    ({ journalStore }) => journalStore.forgetUncharged(),
    (error: unknown) =>
      console.error('Purchases that took no money could not be forgotten.', error),
  )
}
