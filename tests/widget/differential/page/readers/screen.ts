import type { Channel } from '../../compare/observation'

type Screen = Pick<Record<Channel, string[]>, 'areas' | 'classes' | 'texts' | 'focus'>

/** Hooks whose whole text is for the shopper to read. */
const READABLE = /label|edit|pay$|message|__(no|yes)$|-error$|-text$|header$|toggle|descriptor/

/** Pictures beside a field; when they show is a matter of design, what they show is not. */
const PICTURE = /^(card-number|cvv)-icon(-svg)?$/

/** Things that carry a state in their class names, with what to call them. */
const STATEFUL: readonly (readonly [selector: string, name: (element: Element) => string])[] = [
  ['[data-braintree-id="wrapper"]', () => 'wrapper'],
  ['.braintree-dropin', () => 'dropin'],
  ['.braintree-sheet__container', () => 'sheet container'],
  ['[data-braintree-id="methods-container"]', () => 'methods'],
  ['[data-braintree-id="methods-label"]', () => 'heading'],
  ['.braintree-sheet', hookOf],
  ['.braintree-option', (tile) => `tile ${optionOf(tile)}`],
  ['.braintree-method', (method) => `method ${textOf(method)}`],
  ['.braintree-form__field-group', hookOf],
]

/** What is said of the focus of something that doesn't show. */
const HIDDEN = ', which is hidden'

const STATE =
  /^braintree-(show-.*|load(ing|ed)|disabled|methods--.*|method--.*|no-.*-selected|sheet--.*|form__field-group--.*)$/

/** What the shopper sees of the widgets on the page. */
export function readScreen(): Screen {
  const all = [...document.querySelectorAll('[data-braintree-id]')]
  const hooked = all.filter((element) => !PICTURE.test(hookOf(element)) && isVisible(element))
  return {
    areas: [...new Set(hooked.map(hookOf))].sort(),
    classes: STATEFUL.flatMap(([selector, name]) =>
      [...document.querySelectorAll(selector)]
        .filter(isVisible)
        .map((element) => [name(element), ...statesOf(element)].join(' '))
        .filter((line) => line.includes('braintree-')),
    ),
    texts: [...readTexts(hooked), ...all.flatMap(pictureOf)],
    focus: [describeFocus()],
  }
}

function readTexts(hooked: readonly Element[]): string[] {
  const readable = hooked.filter((element) => READABLE.test(hookOf(element)) && textOf(element))
  const rows = [...document.querySelectorAll('.braintree-option, .braintree-method')]
  return [
    ...readable.map((element) => `${hookOf(element)}: ${textOf(element)}`).sort(),
    ...rows.filter(isVisible).map((row) => `row: ${textOf(row)}`),
  ]
}

function pictureOf(element: Element): string[] {
  const sheet = element.closest('[data-braintree-id="card"]')
  if (!PICTURE.test(hookOf(element)) || element.tagName !== 'use') return []
  if (!sheet || !isVisible(sheet)) return []
  const address = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''
  return [`${hookOf(element)} shows ${/icon[-A-Z].*$/.exec(address)?.[0]}`]
}

function statesOf({ classList }: Element): string[] {
  return [...classList].filter((name) => STATE.test(name)).sort()
}

/** Whether something has the focus that doesn't show; the browser takes it away with its next picture. */
export function isHiddenFocused(): boolean {
  return describeFocus().endsWith(HIDDEN)
}

/** Where the focus is, by what the shopper would call it. */
function describeFocus(): string {
  const active = document.activeElement
  if (!active || active === document.body) return 'page'
  // Of a row it doesn't matter which part takes the focus.
  const owner = active.closest('.braintree-option, .braintree-method') ?? active
  return isVisible(owner) ? nameOf(owner) : `${nameOf(owner)}${HIDDEN}`
}

function nameOf(element: Element): string {
  if (element instanceof HTMLIFrameElement) {
    return element.id.replace('braintree-hosted-field-', 'field ')
  }
  if (element.matches('.braintree-option')) return `tile ${optionOf(element)}`
  if (element.matches('.braintree-method')) return `method ${textOf(element)}`
  return element.id && !element.id.startsWith('braintree') ? element.id : hookOf(element)
}

/** The hook of an element, or of what it is part of. */
export function hookOf(element: Element): string {
  return element.closest('[data-braintree-id]')?.getAttribute('data-braintree-id') ?? 'outside'
}

/** The option that a tile is for. */
export function optionOf(tile: Element): string {
  const [, option = 'unknown'] = /braintree-option__(\w+)/.exec(tile.className) ?? []
  return option
}

function textOf(element: Element): string {
  const text = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether a shopper can see it. */
export function isVisible(element: Element): boolean {
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const { width, height } = element.getBoundingClientRect()
  return isShown && width > 0 && height > 0 && !isClipped(element)
}

/** The old widget hides areas by boxes without height. */
function isClipped(element: Element): boolean {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box.clientHeight === 0 && getComputedStyle(box).overflow !== 'visible') return true
  }
  return false
}
