import { type RefObject, useLayoutEffect } from 'react'

const HEADING = 'h1, h2, h3'

/**
 * An element that goes while the focus is in it leaves the focus with the nearest heading of what took its place,
 * instead of with nothing.
 */
export function useFocusHeir(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = element.current
    return () => {
      if (!leaving?.contains(document.activeElement)) return
      const places = placesAround(leaving)
      // By then its successor is in the page.
      queueMicrotask(() => focusHeading(places))
    }
  }, [element])
}

/** Nearest first. */
function placesAround(element: HTMLElement): readonly Element[] {
  const places: Element[] = []
  for (let place = element.parentElement; place; place = place.parentElement) places.push(place)
  return places
}

function focusHeading(places: readonly Element[]): void {
  if (document.activeElement !== document.body) return
  for (const place of places) {
    const heading = place.isConnected ? place.querySelector<HTMLElement>(HEADING) : null
    if (!heading) continue
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return
  }
}
