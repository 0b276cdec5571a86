import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { NavigationBar } from '../navigation/navigation-bar'
import { NoticeHost } from '../notices/notice-host'
import { OfflineBanner } from '../notices/offline-banner'
import { RecoverySlot } from '../notices/recovery-slot'
import { MAIN_ID } from '../page/main-content'
import { OwnDocument } from '../page/own-document'
import { PageBoundary } from '../page/page-boundary'
import { PageFallback } from '../page/page-fallback'
import { PreloadOnIntent } from '../page/preload-on-intent'
import { RouteFocus } from '../page/route-focus'
import { ScrollRestoration } from '../page/scroll-restoration'
import { SessionEndRedirect } from '../session/session-end-redirect'
import { Footer } from './footer'
import { SkipLink } from './skip-link'
import './layout.css'

/** What stands around every page: bar, footer, notices, and what happens when the page changes. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <RouteFocus />
      <NavigationBar />
      <OfflineBanner />
      <RecoverySlot />
      <main id={MAIN_ID} className="layout-main" tabIndex={-1}>
        <OwnDocument>
          <PageBoundary key={pathname}>
            <Suspense fallback={<PageFallback />}>{children}</Suspense>
          </PageBoundary>
        </OwnDocument>
      </main>
      <Footer />
      <NoticeHost />
      <ScrollRestoration />
      <PreloadOnIntent />
      <SessionEndRedirect />
    </>
  )
}
