import { createStore } from '../../lib/store'
import { showNotice } from '../../model/notice-store'

/** How many sessions the service has refused since the page was opened. */
const refusals = createStore(0)

/** Calls back when the service has refused the session; the function it returns ends that. */
export const whenSessionEnds = refusals.subscribe

/** Shows the visitor that their session has ended, and calls the listeners. */
export function reportSessionEnded(): void {
  showNotice({
    message: 'Your session has ended. Sign in again to go on; your cart is still here.',
    tone: 'warning',
    lasts: 'until signed in',
  })
  refusals.set(refusals.get() + 1)
}
