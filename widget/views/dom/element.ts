const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<
  Record<string, string | number | boolean | undefined | ((event: Event) => void)>
>

type Child = Node | string

/**
 * Makes an element. Attributes that are `false` or `undefined` are left out, a function listens to the event of its
 * name, and `hook` is the `data-braintree-id` by which merchants' scripts find the element.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children)
}

/** Makes an element of a picture, as {@link element} does. */
export function svgElement(tag: string, attributes: Attributes, ...children: Node[]): SVGElement {
  return fill(document.createElementNS(SVG, tag), attributes, children)
}

/**
 * Most of the widget is of this element: a page's own rules for labels, headings or buttons don't mean it, and its
 * `role` says what it is.
 */
export function div(className: string, attributes: Attributes = {}, ...children: Child[]) {
  return element('div', { class: className, ...attributes }, ...children)
}

/** What a click, Enter or Space sets off; `followKeys` sees to the keys. */
export function button(className: string, attributes: Attributes, ...children: Child[]) {
  return div(className, { role: 'button', tabindex: 0, ...attributes }, ...children)
}

/** Makes a button of an element that is there already. */
export function becomeButton(place: HTMLElement, onClick: () => void): void {
  fill(place, { role: 'button', tabindex: 0, click: onClick }, [])
}

/** Writes a text whenever it differs from the last one: until then what a page's script wrote stays. */
export function textOf(node: Element): (text: string) => void {
  let last = ''
  return (text) => {
    if (text !== last) node.textContent = text
    last = text
  }
}

function fill<Made extends Element>(
  node: Made,
  attributes: Attributes,
  children: readonly Child[],
): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name, value)
    else if (value !== undefined && value !== false) {
      node.setAttribute(name === 'hook' ? 'data-braintree-id' : name, String(value))
    }
  }
  node.append(...children)
  return node
}
