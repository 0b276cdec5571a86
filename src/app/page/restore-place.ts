import type { Place } from './place-memory'
import { whenFound } from './when-found'

/** Goes back to a place as soon as the page is long enough and the focused element is there again. */
export function restorePlace({ scrollY, focusId }: Place): () => void {
  const stopScroll = whenFound(
    () => (reachableScrollY() >= scrollY ? scrollY : null),
    (top) => window.scrollTo({ top, behavior: 'instant' }),
  )
  const stopFocus = focusId
    ? whenFound(
        () => document.getElementById(focusId),
        (element) => element.focus({ preventScroll: true }),
      )
    : undefined
  return () => {
    stopScroll()
    stopFocus?.()
  }
}

/** Goes to the part of the page with this id as soon as it is there. The function it returns gives up. */
export function goToPart(id: string): () => void {
  return whenFound(
    () => document.getElementById(id),
    (part) => {
      part.tabIndex = -1
      part.focus({ preventScroll: true })
      part.scrollIntoView()
    },
  )
}

function reachableScrollY(): number {
  return document.documentElement.scrollHeight - window.innerHeight
}
