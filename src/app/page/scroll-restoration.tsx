import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isUsable, layOutWhole } from '../ssr/take-over'
import { whenFound } from './main-content'
import {
  positionAt,
  rememberPosition,
  type ScrollPosition,
  storePositions,
} from './scroll-positions'

/**
 * Back, forward and reload restore the scroll position and the focused element. A followed link opens its page at the top,
 * or at the element that it names; a changed filter moves nothing.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const entryKey = useRef(key)
  const shownPathname = useRef<string>(undefined)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    return trackPosition(() => entryKey.current)
  }, [])

  useLayoutEffect(() => {
    const isSamePage = (shownPathname.current ?? pathname) === pathname
    const position = positionAt(key)
    const previous = positionAt(entryKey.current)
    entryKey.current = key
    shownPathname.current = pathname
    storePositions()
    const isKnown = position && (!hash || position.scrollY || position.focusId)
    if (isKnown && navigationType === NavigationType.Pop) {
      if (position.scrollY > 0) layOutWhole()
      return restorePosition(position)
    }
    if (!isSamePage) window.scrollTo(0, 0)
    // A new entry for the same page starts with the tracked position: reading it now would force a layout.
    rememberPosition(key, isSamePage ? { ...previous } : {})
    return hash ? goToElement(hash.slice(1)) : undefined
  }, [key, pathname, hash, navigationType])

  return null
}

/** Stores each scroll and each focus under the current history entry. */
function trackPosition(currentKey: () => string): () => void {
  let seen = 0
  const onScroll = () => {
    // Cards that were jumped over are not as high yet as they will be when somebody comes back.
    if (Math.abs(window.scrollY - seen) > window.innerHeight) layOutWhole()
    seen = window.scrollY
    rememberPosition(currentKey(), { scrollY: seen })
  }
  // A page can be left before a busy browser has told of its last scroll.
  const onLeave = () => {
    if (window.scrollY !== seen) onScroll()
  }
  const onHide = () => {
    onLeave()
    storePositions()
  }
  // Safari shows a page that it has kept from its top, since it leaves places to the shop.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const top = positionAt(currentKey())?.scrollY
    if (persisted && top) window.scrollTo({ top, behavior: 'instant' })
  }
  // Server-rendered markup may have been scrolled before the shop started.
  const start = requestAnimationFrame(() => {
    if (!positionAt(currentKey())?.scrollY) onScroll()
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.id) {
      rememberPosition(currentKey(), { focusId: target.id })
    }
  }
  const tracking = new AbortController()
  const { signal } = tracking
  addEventListener('scroll', onScroll, { signal })
  // Before the router hears of them.
  const first = { signal, capture: true }
  addEventListener('click', onLeave, first)
  addEventListener('popstate', onLeave, first)
  addEventListener('focusin', onFocus, first)
  addEventListener('pagehide', onHide, first)
  addEventListener('pageshow', onShow, first)
  return () => {
    cancelAnimationFrame(start)
    tracking.abort()
  }
}

/** Scrolls as soon as the page is long enough, and focuses as soon as the element is there. Returns a function that stops waiting. */
function restorePosition({ scrollY, focusId }: ScrollPosition): () => void {
  const stopScroll = whenFound(
    () => (reachableScrollY() >= scrollY ? scrollY : null),
    (top) => window.scrollTo({ top, behavior: 'instant' }),
  )
  const stopFocus = focusId
    ? whenFound(
        () => findUsable(focusId),
        (element) => element.focus({ preventScroll: true }),
      )
    : undefined
  return () => {
    stopScroll()
    stopFocus?.()
  }
}

/** Goes to the element with this id as soon as it is there. Returns a function that stops waiting. */
function goToElement(id: string): () => void {
  return whenFound(
    () => findUsable(id),
    (element) => {
      element.tabIndex = -1
      element.focus({ preventScroll: true })
      element.scrollIntoView()
    },
  )
}

/** Nothing takes the focus before what the server drew is the page. */
function findUsable(id: string): HTMLElement | null {
  return isUsable() ? document.getElementById(id) : null
}

function reachableScrollY(): number {
  return document.documentElement.scrollHeight - window.innerHeight
}
