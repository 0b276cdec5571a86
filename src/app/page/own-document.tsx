import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasPolicies } from '../../lib/environment'
import { takesPayments } from '../../lib/paths'
import { hasWorker } from '../offline/register-worker'
import { PageFallback } from './page-fallback'

/**
 * Reloads when the visitor enters or leaves the page that takes payments, so that it is a document of its own. A document
 * keeps the policy that it was loaded with, and only the policy of that page admits the provider's scripts.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [documentPath] = useState(pathname)
  const isMisplaced = hasPolicies && takesPayments(pathname) !== takesPayments(documentPath)

  useEffect(() => {
    if (!isMisplaced) return
    // Offline, a reload would show the browser's error page unless the service worker has the document.
    if (navigator.onLine || hasWorker()) window.location.reload()
    else window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isMisplaced])

  return isMisplaced ? <PageFallback /> : children
}

function reload(): void {
  window.location.reload()
}
