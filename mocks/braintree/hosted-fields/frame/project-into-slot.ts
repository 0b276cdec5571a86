import { createId } from '../../control/page-gateway'

/**
 * Where a field's frame goes: the container itself, or, inside a shadow tree, a new element in the light tree of the
 * host that a slot in the container shows. Browsers find a window by its name only in the page itself, which is why
 * the real fields do this; so a page's styles reach the frame, those of the shadow tree don't, and the focus is the
 * host's. Neither the slot nor the new element is ever taken away again.
 *
 * @throws TypeError where the page's policy forbids the style element that gives the slotted element its height
 */
export function projectIntoSlot(container: Element, slottedStyles: string): Element {
  const root = container.getRootNode()
  if (!(root instanceof ShadowRoot)) return container
  const name = `shadow-slot-${createId()}`
  const slot = document.createElement('slot')
  slot.name = name
  container.append(slot)
  const provider = document.createElement('div')
  provider.slot = name
  root.host.append(provider)
  sheetIn(root, container).insertRule(`::slotted([slot="${name}"]) { ${slottedStyles} }`)
  return projectIntoSlot(provider, slottedStyles)
}

/** The sheet of the shadow tree's own style element, or of a new one beside the slot. */
function sheetIn(root: ShadowRoot, container: Element): CSSStyleSheet {
  const style = root.querySelector('style') ?? document.createElement('style')
  if (!style.isConnected) container.append(style)
  if (!style.sheet) throw new TypeError('The page forbids the style element of a slotted field.')
  return style.sheet
}
