import { journalPresence } from '../../model/payment-journal/journal-presence'
import { dropAllDrafts } from '../../ui/form/draft-store'

let channel: BroadcastChannel | undefined

/** Reaches every tab of this browser, offline too. Opened by the first who asks: where pages are drawn ahead, nobody. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('sign-out')
  return channel
}

/**
 * Forgets, in every tab, what whoever signs out has left there beyond the session: what was typed and not
 * sent, and purchases that took no money or are over. One that may have taken money stays, bound to its buyer, so that
 * it still becomes an order.
 */
export function forgetVisitor(): void {
  forgetHere()
  otherTabs().postMessage('signed out')
}

/** Lets this tab forget a visitor who signs out in another one. */
export function forgetWithOtherTabs(): void {
  otherTabs().addEventListener('message', forgetHere)
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
