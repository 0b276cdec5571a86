import { useEffect } from 'react'

/** Whether code could not be fetched: browsers and the bundler word it differently. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /import|module|preload|fetch/i.test(error.message)
}

/**
 * Rendered where code could not be loaded. A visitor who was offline gets the page reloaded once the connection is back; a
 * visitor who was online decides that.
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
