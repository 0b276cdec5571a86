import { showNotice } from '../../model/notice-store'
import { sessionStore } from '../../model/session-store'

const listeners = new Set<() => void>()

/** Calls back when the service has refused the session; the function it returns ends that. */
export function whenSessionEnds(onEnd: () => void): () => void {
  listeners.add(onEnd)
  return () => listeners.delete(onEnd)
}

/** Shows the visitor that their session has ended, and calls the listeners. */
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
  for (const listener of listeners) listener()
}
