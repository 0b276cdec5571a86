/** The shadow roots around some places, while the card fields' frames stand in their hosts. */
export interface ShadowStay {
  /** The frames are in. */
  settle(): void
  /** The frames are gone or were abandoned: removes what is left of them in the hosts. */
  leave(): void
}

/**
 * Prepares the shadow roots that the places are in. Hosted Fields put each frame into a `<div slot>` in the
 * light tree of the host, and the rule for its height into the first `style` element of the root, or into one
 * of their own (braintree-web 3.144.0, `lib/shadow.js`). `style-src` refuses that to a page without a nonce, and
 * a merchant's own style may begin with an `@import`, before which no rule can stand. They remove neither the
 * `<div>`s nor the rules. Outside of shadow roots there is nothing to do.
 */
export function enterShadowRoots(places: readonly Element[]): ShadowStay {
  const [first] = places
  const roots = first ? shadowRootsAround(first) : []
  // Browsers without constructed sheets get the component's own style element.
  const loans = 'replaceSync' in CSSStyleSheet.prototype ? roots.map(lendStyles) : []
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
  /** Removes the element, and the style sheet if it is still empty. */
  settle(): void
  takeBack(): void
}

/** A style element whose sheet is a constructed one: no Content-Security-Policy has a say in that. */
function lendStyles(root: ShadowRoot): Loan {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return lendElement(root)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(HIDING)
  // Of no namespace: the component finds it by its name, and browsers see no style in it to refuse or to report.
  const element = root.ownerDocument.createElementNS(null, 'style')
  element.setAttribute(MARK, '')
  Object.defineProperty(element, 'sheet', { value: sheet })
  root.prepend(element)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  function takeBack(): void {
    element.remove()
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
  return { takeBack, settle: () => (sheet.cssRules.length > 1 ? element.remove() : takeBack()) }
}

/** Safari before 16.4 knows no constructed sheets. */
function lendElement(root: ShadowRoot): Loan {
  const element = root.ownerDocument.createElement('style')
  root.prepend(element)
  return { takeBack: () => element.remove(), settle: () => undefined }
}

const MARK = 'data-braintree-dropin-frames'

/** For a host that lays its children out. */
const HIDING = `[${MARK}] { display: none }`

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
