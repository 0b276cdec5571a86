import type { ReactNode } from 'react'
import { CrashBoundary } from '../../ui/crash/crash-boundary'
import { CrashNotice } from './crash-notice'

/** Keeps a page that crashes, or whose code can't be loaded, from taking the rest of the shop with it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary log="A page crashed." fallback={(error) => <CrashNotice error={error} />}>
      {children}
    </CrashBoundary>
  )
}
