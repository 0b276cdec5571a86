import { createStore } from '../../lib/store'
import { showNotice } from '../../model/notice-store'
import { sessionStore } from '../../model/session-store'

/** How many sessions the service has refused since the page was opened. */
const refusals = createStore(0)

/** Calls back when the service has refused the session; the function it returns ends that. */
export const whenSessionEnds = refusals.subscribe

/** Tells the visitor that the service no longer knows their session, and all who listen for it. */
export function reportSessionEnded(): void {
  const withdraw = showNotice({
    message: 'Your session has ended. Sign in again to go on; your cart is still here.',
    tone: 'warning',
    lasts: 'until dismissed',
    subject: 'session',
  })
  const stopWatching = sessionStore.subscribe(() => {
    if (!sessionStore.get()) return
    stopWatching()
    withdraw()
  })
  refusals.set(refusals.get() + 1)
}
