import { useSyncExternalStore } from 'react'
import './offline-banner.css'

/** Says that the connection is down; what waits for it goes on by itself once it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline-banner">
          You are offline. Your cart stays as it is, and pages go on loading once you are connected
          again.
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
