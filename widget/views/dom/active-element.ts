/**
 * What has the focus, as the document or shadow root of an element sees it; from a shadow root that has no part in it,
 * as the page sees it. It is a frame for whatever has it in there, which `:focus-within` does not match when a script or
 * a click put it there.
 */
export function activeElementOf(frame: HTMLElement): Element | null {
  const root = frame.getRootNode()
  return (canHoldFocus(root) && root.activeElement) || frame.ownerDocument.activeElement
}

/** Whoever takes the focus then takes it from nobody. */
export function isNowhere(active: Element | null): boolean {
  return !active || active === active.ownerDocument.body
}

/** The widget may stand in another window's document, whose classes are not those of this one. */
function canHoldFocus(root: Node): root is Document | ShadowRoot {
  return 'activeElement' in root
}
