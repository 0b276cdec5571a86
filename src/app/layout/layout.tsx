import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { NavigationBar } from '../navigation/navigation-bar'
import { NoticeHost } from '../notices/notice-host'
import { RecoverySlot } from '../notices/recovery-slot'
import { OfflineBanner } from '../offline/offline-banner'
import { MAIN_ID } from '../page/main-content'
import { OwnDocument } from '../page/own-document'
import { PageBoundary } from '../page/page-boundary'
import { PageFallback } from '../page/page-fallback'
import { RouteFocus } from '../page/route-focus'
import { ScrollRestoration } from '../page/scroll-restoration'
import { Usable } from '../page/usable'
import { PaletteKeys } from '../palette/palette-keys'
import { PreloadOnIntent } from '../routes/app-routes'
import { SessionEndRedirect } from '../session/guards'
import { Footer } from './footer'
import './layout.css'
import './skip-link.css'

/** What surrounds every page: bar, footer, notices, and what happens when the page changes. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <RouteFocus />
      <NavigationBar />
      <OfflineBanner />
      <RecoverySlot />
      <PaletteKeys />
      <main id={MAIN_ID} className="layout-main" tabIndex={-1}>
        <OwnDocument>
          <PageBoundary key={pathname}>
            <Suspense
              fallback={
                <Usable>
                  <PageFallback />
                </Usable>
              }
            >
              <Usable>{children}</Usable>
            </Suspense>
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

/** Skips the navigation bar without a history entry, as the hash alone would add one. */
function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const main = document.getElementById(MAIN_ID)
    main?.focus({ preventScroll: true })
    main?.scrollIntoView()
  }
  return (
    <a className="skip-link" href={`#${MAIN_ID}`} onClick={skip}>
      Skip to content
    </a>
  )
}
