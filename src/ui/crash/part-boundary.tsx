import type { ReactNode } from 'react'
import { ErrorNotice } from '../error-notice'
import { CrashBoundary } from './crash-boundary'
import { isLoadFailure, ReloadOnceOnline } from './load-failure'

interface PartBoundaryProps {
  /** The part, as a sentence begins with it: "The cart summary". */
  name: string
  /** What the part shows; when it becomes another, the part is tried again by itself. */
  subject?: unknown
  /** Fetches the subject again, where that may help. */
  onRetry?: () => void
  /** Another way on, beside trying again. */
  wayOn?: ReactNode
  children: ReactNode
}

/** Contains the crash of a part of a page: it says so in its place, and the rest of the page goes on. */
export function PartBoundary({ name, subject, onRetry, wayOn, children }: PartBoundaryProps) {
  return (
    <CrashBoundary
      subject={subject}
      log={`A part crashed: ${name}.`}
      fallback={(error, render) => {
        const retry = () => {
          // The browser and React keep a failed load; only a new page asks for the code again.
          if (isLoadFailure(error)) return window.location.reload()
          onRetry?.()
          render()
        }
        return (
          <ErrorNotice message={`${name} could not be shown.`} onRetry={retry} wayOn={wayOn}>
            {isLoadFailure(error) ? LOAD_FAILURE : CRASH}
            {isLoadFailure(error) && <ReloadOnceOnline />}
          </ErrorNotice>
        )
      }}
    >
      {children}
    </CrashBoundary>
  )
}

const LOAD_FAILURE =
  'It could not be loaded: the connection may be down, or the shop was just updated.'
const CRASH = 'A fault on our side stopped it; the rest of the page works.'
