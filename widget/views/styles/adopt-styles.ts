import { element } from '../dom/element'
import { createSharedUse } from './shared-use'

export type StyleRoot = Document | ShadowRoot

const uses = new Map<string, (root: StyleRoot) => () => void>()

/** Gives a document or shadow root styles while a widget in it needs them. Returns how to give them up again. */
export function adoptStyles(root: StyleRoot, styles: string): () => void {
  const adopt = uses.get(styles) ?? createSharedUse<StyleRoot>((place) => attach(place, styles))
  uses.set(styles, adopt)
  return adopt(root)
}

/** A `style` element only where browsers know nothing else: a strict Content-Security-Policy would refuse it. */
function attach(root: StyleRoot, styles: string): () => void {
  if (!('replaceSync' in CSSStyleSheet.prototype)) {
    const style = element('style', {}, styles)
    const place = root instanceof ShadowRoot ? root : document.head
    place.append(style)
    return () => style.remove()
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
}
