/**
 * What has the focus in the document or shadow root of an element; a frame for whatever has it in there, which `:focus-within`
 * does not match when a script or a click put it there.
 */
export function activeElementOf(frame: HTMLElement): Element | null {
  const root = frame.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}
