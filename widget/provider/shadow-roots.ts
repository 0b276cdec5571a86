/** The shadow roots around some places, while the card fields' frames stand in their hosts. */
export interface ShadowStay {
  /** The frames are in. */
  settle(): void
  /** The frames are gone, or nobody waits for them any more: nothing of them is left in the hosts. */
  leave(): void
}

/**
 * Prepares the shadow roots that the places are in. Hosted Fields put each frame into a `<div slot>` in the
 * light tree of the host, and the rule for its height into the first `style` element of the root, which
 * `style-src` refuses to a page without a nonce; they never remove the `<div>`s (braintree-web 3.144.0,
 * `lib/shadow.js`). Outside of shadow roots there is nothing to do.
 */
export function enterShadowRoots(places: readonly Element[]): ShadowStay {
  const [first] = places
  const roots = first ? shadowRootsAround(first) : []
  const loans = roots.map((root, index) => lendStyles(root, roots[index - 1]?.host ?? first))
  return {
    settle() {
      for (const loan of loans) loan.settle()
    },
    leave() {
      for (const loan of loans) loan.takeBack()
      for (const place of places) removeSlotted(place, roots)
    },
  }
}

/** The innermost first. */
function shadowRootsAround(place: Element): ShadowRoot[] {
  const root = place.getRootNode()
  return root instanceof ShadowRoot ? [root, ...shadowRootsAround(root.host)] : []
}

interface Loan {
  /** Takes the element back, and the sheet where nobody has written into it. */
  settle(): void
  takeBack(): void
}

/** A style element whose sheet is a constructed one: no Content-Security-Policy has a say in that. */
function lendStyles(root: ShadowRoot, place: Element | undefined): Loan {
  const sheet = new CSSStyleSheet()
  // Of no namespace: the component finds it by its name, and browsers see no style in it to refuse or to report.
  const element = root.ownerDocument.createElementNS(null, 'style')
  Object.defineProperty(element, 'sheet', { value: sheet })
  if (place && !hasRefusedStyles(root)) place.append(element)
  else root.prepend(element)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  function takeBack(): void {
    element.remove()
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
  return { takeBack, settle: () => (sheet.cssRules.length > 0 ? element.remove() : takeBack()) }
}

/** The first element counts, whatever became of it. */
function hasRefusedStyles(root: ShadowRoot): boolean {
  const first = root.querySelector('style')
  return first !== null && first.sheet === null
}

function removeSlotted(place: Element, [root, ...outer]: readonly ShadowRoot[]): void {
  if (!root) return
  for (const { name } of place.querySelectorAll('slot')) {
    const slotted = [...root.host.children].filter(({ slot }) => name !== '' && slot === name)
    for (const element of slotted) {
      removeSlotted(element, outer)
      element.remove()
    }
  }
}
