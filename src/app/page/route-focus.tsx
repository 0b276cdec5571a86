import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { nameCanonical } from './canonical'
import { MAIN_ID, whenFound } from './main-content'

/**
 * After a navigation, focuses the page's heading and announces its title, as a browser does when it loads a document. The
 * first page is left to the browser.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const shownPathname = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    nameCanonical(pathname)
    if (shownPathname.current === pathname) return
    shownPathname.current = pathname
    return whenFound(
      () => document.querySelector<HTMLElement>(`#${MAIN_ID} h1:not([data-is-provisional])`),
      (heading) => {
        setAnnouncement(document.title)
        // On the way back the focus may have returned to where it was on that page.
        if (document.activeElement?.closest(`#${MAIN_ID}`)) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      },
    )
  }, [pathname])

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  )
}
