/** What is looked for: a role as assistive technology has it, and an accessible name. */
export interface Target {
  readonly role: Role
  /** The whole name, or with `…` at its end the beginning of it. */
  readonly name?: string
}

export type Role = keyof typeof SELECTORS

/** An element that was found, as a shopper sees it. */
export interface Found {
  readonly name: string
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isEnabled: boolean
  readonly hasFocus: boolean
  /** Where a click hits it, in CSS pixels of the viewport; missing where something else lies over it. */
  readonly place: { readonly x: number; readonly y: number } | null
}

const INPUTS = ['text', 'email', 'password', 'tel', 'number', 'date', 'url']
  .map((type) => `input[type=${type}]`)
  .join()

const SELECTORS = {
  alert: '[role=alert]',
  article: 'article',
  button: 'button:not([role]), [role=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  region: 'section, [role=region]',
  searchbox: 'input[type=search]',
  status: '[role=status]',
  textbox: `input:not([type]), textarea, ${INPUTS}`,
} as const

/** What `findInPage` needs to know: it can use nothing but its argument. */
export function queryFor({ role, name }: Target, isScrolledTo = false) {
  const isBeginning = name?.endsWith('…') ?? false
  return {
    selector: SELECTORS[role],
    name: isBeginning ? (name ?? '').slice(0, -1) : (name ?? null),
    isBeginning,
    isScrolledTo,
  }
}

/** Runs in the page: finds what is shown, in frames of the same origin too; scrolls to the first if that is asked for. */
export function findInPage(query: ReturnType<typeof queryFor>): Found[] {
  let isScrolled = !query.isScrolledTo
  return searchIn(document, 0, 0)

  function searchIn(root: Document | ShadowRoot, left: number, top: number): Found[] {
    const all = [...root.querySelectorAll<HTMLElement>('*')]
    return all.flatMap((element) => {
      const own = element.matches(query.selector) && fits(element)
      return [
        ...(own ? [describe(element, root, left, top)] : []),
        ...(element.shadowRoot ? searchIn(element.shadowRoot, left, top) : []),
        ...(element instanceof HTMLIFrameElement ? searchInFrame(element, left, top) : []),
      ]
    })
  }

  function searchInFrame(frame: HTMLIFrameElement, left: number, top: number): Found[] {
    const { left: x, top: y } = frame.getBoundingClientRect()
    const within = frame.contentDocument
    return within ? searchIn(within, left + x + frame.clientLeft, top + y + frame.clientTop) : []
  }

  function fits(element: HTMLElement): boolean {
    if (!areaOf(element).checkVisibility({ visibilityProperty: true })) return false
    if (query.name === null) return true
    const name = nameOf(element)
    return query.isBeginning ? name.startsWith(query.name) : name === query.name
  }

  function describe(
    element: HTMLElement,
    root: Document | ShadowRoot,
    left: number,
    top: number,
  ): Found {
    const area = areaOf(element)
    if (!isScrolled) area.scrollIntoView({ block: 'center', behavior: 'instant' })
    isScrolled = true
    const rect = area.getBoundingClientRect()
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    const hit = root.elementFromPoint(x, y)
    const isHit = hit !== null && (area.contains(hit) || element.contains(hit))
    return {
      name: nameOf(element),
      text: textOf(element),
      value: 'value' in element ? String(element.value) : '',
      isChecked: element.matches(':checked, [aria-checked=true]'),
      isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
      hasFocus: root.activeElement === element && element.ownerDocument.hasFocus(),
      place: isHit ? { x: left + x, y: top + y } : null,
    }
  }

  /** A radio is often drawn by its label, and is itself a pixel. */
  function areaOf(element: HTMLElement): HTMLElement {
    const isBox = element.matches('input[type=radio], input[type=checkbox]')
    return (isBox && element.closest('label')) || element
  }

  function nameOf(element: HTMLElement): string {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
    if (labels.length > 0) return labels.map(textOf).join(' ')
    const said = element.getAttribute('aria-label')
    if (said !== null) return said
    const isField = element.matches('input, textarea, select')
    const own = isField && 'labels' in element ? [...Object(element.labels ?? [])] : []
    return isField ? own.map(textOf).join(' ') : textOf(element)
  }

  function textOf(node: Node): string {
    const isHidden = node instanceof Element && node.matches('[aria-hidden=true], style, script')
    if (isHidden) return ''
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    const text = [...node.childNodes].map(textOf).join(' ')
    return text.replace(/\s+/g, ' ').trim()
  }
}
