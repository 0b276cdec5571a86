/** The elements of a tree that match, those of its shadow roots behind the others. */
export function findAll(root: Element | Document | ShadowRoot, selector: string): Element[] {
  const own = 'shadowRoot' in root && root.shadowRoot ? [root.shadowRoot] : []
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const found = [...own, ...inside].flatMap((shadow) => findAll(shadow, selector))
  return [...root.querySelectorAll(selector), ...found]
}
