import type { StyleRoot } from './adopt-styles'
import { createSharedUse } from './shared-use'

/** By this id the drop-in of before found the styles that a page brought for it. */
const PAGE_STYLESHEET_ID = 'braintree-dropin-stylesheet'

/** Set by the widget's own stylesheet. */
const MARK = '--_space'

/** The document's own reaches into no shadow root, and serves widgets outside of it. */
export function pageStylesheetOf(root: StyleRoot): Element | null {
  return root.getElementById(PAGE_STYLESHEET_ID)
}

/** Calls back at once, or when the link's stylesheet has come or failed. */
export function whenLoaded(element: Element, task: () => void): void {
  if (!isOnItsWay(element)) task()
  else for (const name of ['load', 'error']) element.addEventListener(name, task, { once: true })
}

/** Not one that has failed: it tells nobody who asks later. */
function isOnItsWay(element: Element): boolean {
  if (!(element instanceof HTMLLinkElement) || element.sheet || element.rel !== 'stylesheet') {
    return false
  }
  return performance.getEntriesByName(element.href).length === 0
}

/** Whether the page's stylesheet is the widget's own `dropin.css`. */
export function isBroughtByPage(element: Element, wrapper: HTMLElement): boolean {
  return !sheetOf(element)?.disabled && getComputedStyle(wrapper).getPropertyValue(MARK) !== ''
}

/** Keeps the stylesheet from applying; returns how to undo that. */
export const muteStylesheet = createSharedUse((element: Element) => {
  const sheet = sheetOf(element)
  if (sheet) sheet.disabled = true
  return () => {
    if (sheet) sheet.disabled = false
  }
})

function sheetOf(element: Element): CSSStyleSheet | null {
  return element instanceof HTMLLinkElement || element instanceof HTMLStyleElement
    ? element.sheet
    : null
}
