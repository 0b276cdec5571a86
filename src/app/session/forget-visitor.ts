import { journalPresence } from '../../model/payment-journal/journal-presence'
import { dropAllDrafts } from '../../ui/form/draft-store'

/** Reaches every tab of this browser, offline too. Pages that are rendered ahead of time have none. */
const farewell = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sign-out')

/**
 * Forgets, in every tab, what whoever signs out has left there beyond the session: what was typed and not
 * sent, and purchases that are over. An open purchase stays, so that money taken still becomes an order.
 */
export function forgetVisitor(): void {
  forgetHere()
  farewell?.postMessage('signed out')
}

/** Lets this tab forget a visitor who signs out in another one. */
export function forgetWithOtherTabs(): void {
  farewell?.addEventListener('message', forgetHere)
}

function forgetHere(): void {
  dropAllDrafts()
  if (!journalPresence.get()) return
  // Where the journal holds something, the page has loaded its code already.
  import('../../model/payment-journal/journal-store').then(
    ({ journalStore }) => journalStore.forgetSettled(),
    (error: unknown) => console.error('Purchases that are over could not be forgotten.', error),
  )
}
