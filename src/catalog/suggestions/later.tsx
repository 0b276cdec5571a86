import { lazy, Suspense } from 'react'
import { PartBoundary } from '../../ui/crash/part-boundary'

const Suggestions = lazy(async () => ({
  default: (await import('./suggestions')).Suggestions,
}))

/** {@link Suggestions}, loaded where they show: most visits need none. */
export function LaterSuggestions() {
  return (
    <PartBoundary name="What else there is">
      <Suspense fallback={null}>
        <Suggestions />
      </Suspense>
    </PartBoundary>
  )
}
