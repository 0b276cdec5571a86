import card from './card.css?inline'
import frame from './frame.css?inline'
import lists from './lists.css?inline'
import sheets from './sheets.css?inline'
import tokens from './tokens.css?inline'

/** A page with an element of this id has its own styles for the widget. */
const OWN_STYLESHEET_ID = 'braintree-dropin-stylesheet'

type StyleRoot = Document | ShadowRoot

interface Adoption {
  readonly sheet: CSSStyleSheet
  instances: number
}

/**
 * Gives a document or shadow root styles while at least one widget in it needs them. Returns how to give them up
 * again.
 */
type Adopt = (place: Node) => () => void

/** What every widget looks like. */
export const adoptStyles = adoptionOf([tokens, frame, lists, sheets, card].join('\n'))

/** Not a `style` element: a strict Content-Security-Policy would refuse it. */
export function adoptionOf(styles: string): Adopt {
  const adoptions = new WeakMap<StyleRoot, Adoption>()

  function adopt(root: StyleRoot): Adoption {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    const adoption = { sheet, instances: 0 }
    adoptions.set(root, adoption)
    return adoption
  }

  return (place) => {
    const root = place instanceof ShadowRoot ? place : document
    if (root.getElementById(OWN_STYLESHEET_ID) || document.getElementById(OWN_STYLESHEET_ID)) {
      return () => undefined
    }
    const adoption = adoptions.get(root) ?? adopt(root)
    adoption.instances += 1
    return () => {
      adoption.instances -= 1
      if (adoption.instances > 0) return
      adoptions.delete(root)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== adoption.sheet)
    }
  }
}
