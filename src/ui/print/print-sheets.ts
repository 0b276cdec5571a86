import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import './print-sheet.css'

const PRINTING_CLASS = 'prints-papers'

let putAway: (() => void) | undefined

/**
 * Opens the browser's print dialog with these papers instead of the page, which stays as it is.
 *
 * @param name what a file that they are printed to is called
 */
export function printSheets(name: string, papers: ReactNode): void {
  // A browser that told of no end of printing has left the last ones.
  putAway?.()
  const place = document.createElement('div')
  place.className = 'papers'
  document.body.append(place)
  const root = createRoot(place)
  // The dialog shows what is there when it opens.
  flushSync(() => root.render(papers))
  const { title, activeElement } = document
  document.title = name
  document.documentElement.classList.add(PRINTING_CLASS)
  putAway = () => {
    removeEventListener('afterprint', putAwayNow)
    putAway = undefined
    document.documentElement.classList.remove(PRINTING_CLASS)
    document.title = title
    root.unmount()
    place.remove()
    // The page was out of sight meanwhile, and what is out of sight loses the focus.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
  const putAwayNow = putAway
  addEventListener('afterprint', putAwayNow)
  window.print()
}
