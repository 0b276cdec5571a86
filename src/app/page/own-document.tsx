import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takesPayments } from '../../lib/paths'
import { PageFallback } from './page-fallback'

/** The simulated provider needs no other policy than the rest of the shop, and Vite's own server sends none. */
const HAS_POLICIES = import.meta.env.PROD && import.meta.env.MODE !== 'simulated'

/**
 * Lets the page that takes payments be a document of its own. A document keeps the policy that it came with: the one of
 * the cart admits the provider's scripts, which must not work elsewhere, and elsewhere they could not work.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [documentPath] = useState(pathname)
  const isMisplaced = HAS_POLICIES && takesPayments(pathname) !== takesPayments(documentPath)

  useEffect(() => {
    if (!isMisplaced) return
    // Without a connection there would be nothing to see but the browser's own page.
    if (navigator.onLine) window.location.reload()
    else window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isMisplaced])

  return isMisplaced ? <PageFallback /> : children
}

function reload(): void {
  window.location.reload()
}
