/** A rendered line of text. */
export interface TextLine {
  readonly text: string
  readonly node: Node
  readonly parent: HTMLElement
  readonly rect: DOMRect
}

/** Every line that a shopper can see in an element. */
export function readTextLines(wrapper: HTMLElement): TextLine[] {
  const texts = document.createTreeWalker(wrapper, NodeFilter.SHOW_TEXT)
  const lines: TextLine[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node
    const text = textContent?.trim() ?? ''
    if (!(parent instanceof HTMLElement) || text === '' || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) lines.push({ text, node, parent, rect })
  }
  return lines
}

/** Whether it can be seen; what only a screen reader reads can't. */
export function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.braintree-visually-hidden')
  )
}
