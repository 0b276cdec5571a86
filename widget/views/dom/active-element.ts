/**
 * What has the focus in the document or shadow root of an element; a frame for whatever has it in there, which `:focus-within`
 * does not match when a script or a click put it there.
 */
export function activeElementOf(frame: HTMLElement): Element | null {
  const root = frame.getRootNode()
  return canHoldFocus(root) ? root.activeElement : null
}

/** The widget may stand in another window's document, whose classes are not those of this one. */
function canHoldFocus(root: Node): root is Document | ShadowRoot {
  return 'activeElement' in root
}
