import { useEffect } from 'react'

/**
 * Stands where code could not be loaded. Somebody who was offline gets it by themselves once they are back; where
 * the connection was not what failed, loading again is theirs to decide.
 */
export function ReloadOnceOnline() {
  useEffect(() => {
    if (navigator.onLine) return
    const reload = () => window.location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return null
}
