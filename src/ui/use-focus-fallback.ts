import { type RefObject, useLayoutEffect } from 'react'

const HEADING = 'h1, h2, h3'

/** Which of the headings in the nearest place that has any. */
type Which = 'first' | 'last'

/**
 * An element that goes while the focus is in it leaves the focus with the nearest heading of what took its place,
 * instead of with nothing.
 */
export function useFocusFallback(
  element: RefObject<HTMLElement | null>,
  which: Which = 'first',
): void {
  useLayoutEffect(() => {
    const leaving = element.current
    return () => {
      if (!leaving?.contains(document.activeElement)) return
      const places = placesAround(leaving)
      // By then its successor is in the page.
      queueMicrotask(() => focusHeading(places, which))
    }
  }, [element, which])
}

/** Nearest first. */
function placesAround(element: HTMLElement): readonly Element[] {
  const places: Element[] = []
  for (let place = element.parentElement; place; place = place.parentElement) places.push(place)
  return places
}

function focusHeading(places: readonly Element[], which: Which): void {
  if (document.activeElement !== document.body) return
  for (const place of places) {
    const headings = place.isConnected ? [...place.querySelectorAll<HTMLElement>(HEADING)] : []
    const heading = headings.at(which === 'first' ? 0 : -1)
    if (!heading) continue
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return
  }
}
