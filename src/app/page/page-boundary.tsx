import type { ReactNode } from 'react'
import { paths } from '../../lib/paths'
import { Button, ButtonLink } from '../../ui/button'
import { CrashBoundary } from '../../ui/crash/crash-boundary'
import { isLoadFailure, ReloadOnceOnline } from '../../ui/crash/load-failure'
import { LinkRow } from '../../ui/link-row'
import { PageHeading } from '../../ui/page-heading'
import { Usable } from './usable'

/** Contains the crash of a page, or a failure to load its code; the rest of the shop goes on. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary log="A page crashed." fallback={showNotice}>
      {children}
    </CrashBoundary>
  )
}

const showNotice = (error: unknown) => (
  <Usable>
    <CrashNotice error={error} />
  </Usable>
)

/** Shown instead of a page that failed: what happened, and where to go. */
function CrashNotice({ error }: { error: unknown }) {
  return (
    <div className="page">
      {isLoadFailure(error) && <ReloadOnceOnline />}
      <PageHeading
        title="This page could not be shown"
        description="A part of the shop failed; the rest of it works."
      >
        <p>{isLoadFailure(error) ? LOAD_FAILURE : CRASH}</p>
      </PageHeading>
      <LinkRow>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
        <ButtonLink look="quiet" to={paths.home}>
          Go to the home page
        </ButtonLink>
      </LinkRow>
    </div>
  )
}

const LOAD_FAILURE =
  'A part of the shop could not be loaded: the connection may be down, or the shop was just updated. Your cart is safe.'
const CRASH =
  'A fault on our side stopped it. Your cart is safe; loading the page again often helps.'
