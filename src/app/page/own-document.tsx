import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { hasPolicies } from '../../lib/environment'
import { takesPayments } from '../../lib/paths'
import { cartStore } from '../../model/cart/cart-store'
import { pendingWork } from '../../model/pending-work'
import { handOverNotices, takeOverNotices } from '../notices/hand-over-notices'
import { hasWorker } from '../offline/register-worker'
import { PageFallback } from './page-fallback'

/**
 * Reloads when the visitor enters or leaves the page that takes payments, so that it is a document of its own. A document
 * keeps the policy that it was loaded with, and only the policy of that page admits the provider's scripts. A cart that the
 * browser can't keep would be lost with the document, so then the page is shown in the one there is. What is still being
 * sent is waited for.
 */
export const OwnDocument = hasPolicies ? ReloadingDocument : OneDocument

interface DocumentProps {
  children: ReactNode
}

/** Where all pages have the same policy. */
function OneDocument({ children }: DocumentProps) {
  return children
}

function ReloadingDocument({ children }: DocumentProps) {
  const { pathname } = useLocation()
  const [documentPath] = useState(pathname)
  const isMisplaced = takesPayments(pathname) !== takesPayments(documentPath)
  const isReloading = isMisplaced && cartStore.lastWrite() === 'saved'
  const hasWork = useSyncExternalStore(pendingWork.subscribe, pendingWork.get, pendingWork.get)

  useEffect(takeOverNotices, [])

  useEffect(() => {
    if (!isReloading || hasWork) return
    // Offline, a reload would show the browser's error page unless the service worker has the document.
    if (navigator.onLine || hasWorker()) reload()
    else addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isReloading, hasWork])

  return isReloading ? <PageFallback /> : children
}

function reload(): void {
  handOverNotices()
  window.location.reload()
}
