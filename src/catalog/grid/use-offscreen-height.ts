import { type RefObject, useEffect, useState } from 'react'

/** About two screens: what is that near is rendered before it is seen. */
const NEAR = '1500px 0px'

type OnChange = (isNear: boolean, heightPx: number) => void

/** Heights that elements had, so that Back opens a long list as long as it was. */
const lastHeights = new Map<string, number>()
const watched = new Map<Element, OnChange>()
let observer: IntersectionObserver | undefined

/**
 * Lets an element of a long list rest while it is far from what is seen: it then keeps its height and nothing else.
 *
 * @param key names what the element shows; `undefined` when it never rests
 * @returns its height in px while it rests
 */
export function useOffscreenHeight(
  element: RefObject<HTMLElement | null>,
  key: string | undefined,
): number | undefined {
  // What was never shown has no height yet: it is shown once, wherever it is.
  const [height, setHeight] = useState(() => lastHeights.get(nameOf(key)))
  useEffect(() => {
    const target = element.current
    if (key === undefined || !target) return
    return watch(target, (isNear, heightPx) => {
      if (isNear) return setHeight(undefined)
      // Somebody who scrolls away with the wheel comes back to where the focus is.
      if (target.contains(document.activeElement)) return
      lastHeights.set(nameOf(key), heightPx)
      setHeight(heightPx)
    })
  }, [element, key])
  return key === undefined ? undefined : height
}

/** The same thing is of another height in a window of another width. */
function nameOf(key: string | undefined): string {
  return `${globalThis.innerWidth} ${key}`
}

function watch(element: Element, onChange: OnChange): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: NEAR })
  watched.set(element, onChange)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer?.unobserve(element)
  }
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    watched.get(target)?.(isIntersecting, boundingClientRect.height)
  }
}
