import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { placeOf, rememberPlace, storePlaces } from './place-memory'
import { goToPart, restorePlace } from './restore-place'

/**
 * Back, forward and reload return to where the visitor was on that page: same scroll position, same
 * focused element. A followed link opens its page at the top, or at the part that it names; a changed
 * filter moves nothing.
 */
export function PlaceKeeper() {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const entryKey = useRef(key)
  const shownPathname = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    return watchPlace(() => entryKey.current)
  }, [])

  useLayoutEffect(() => {
    const isSamePage = (shownPathname.current ?? pathname) === pathname
    const place = placeOf(key)
    const left = placeOf(entryKey.current)
    entryKey.current = key
    shownPathname.current = pathname
    storePlaces()
    if (navigationType === NavigationType.Pop && place) return restorePlace(place)
    if (!isSamePage) window.scrollTo(0, 0)
    // The page stays as it is under a new entry, and so does the visitor's place on it. Where that is has been noted;
    // to ask now, in the middle of a change, would cost a layout of the page.
    rememberPlace(key, isSamePage ? { ...left } : {})
    return hash ? goToPart(hash.slice(1)) : undefined
  }, [key, pathname, hash, navigationType])

  return null
}

/** Notes each scroll and each focus under the history entry that is current then. */
function watchPlace(currentKey: () => string): () => void {
  const onScroll = () => rememberPlace(currentKey(), { scrollY: window.scrollY })
  // A document opens at its top, and may have been scrolled before the shop came to its preview.
  const start = requestAnimationFrame(() => {
    if (!placeOf(currentKey())?.scrollY) onScroll()
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.id) {
      rememberPlace(currentKey(), { focusId: target.id })
    }
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('focusin', onFocus)
  addEventListener('pagehide', storePlaces)
  return () => {
    cancelAnimationFrame(start)
    removeEventListener('scroll', onScroll)
    removeEventListener('focusin', onFocus)
    removeEventListener('pagehide', storePlaces)
  }
}
