import type { FrameStyles } from '../field-options'
import { ALLOWED_PROPERTIES } from './allowed-properties'

const BASE_RULES: readonly (readonly [
  selector: string,
  style: Readonly<Record<string, string>>,
])[] = [
  ['html, body', { height: '100%', margin: '0', overflow: 'hidden', background: 'transparent' }],
  [
    'input, select',
    {
      'box-sizing': 'border-box',
      width: '100%',
      height: '100%',
      margin: '0',
      padding: '0',
      border: 'none',
      outline: 'none',
      background: 'transparent',
      'text-align': 'start',
    },
  ],
  // For screen readers only.
  [
    'p',
    {
      position: 'absolute',
      width: '1px',
      height: '1px',
      margin: '0',
      overflow: 'hidden',
      'clip-path': 'inset(50%)',
    },
  ],
]

/** The window that the sheet belongs to: each window has its own classes. */
type View = Window & typeof globalThis

type RuleList = Pick<CSSStyleSheet, 'insertRule' | 'cssRules'>

/**
 * Writes the base look and the merchant's styles into a sheet, property by property, so that a
 * value can never end its rule. Selectors that no browser understands are left out.
 *
 * @throws what the browser throws, except for selectors that it does not know
 */
export function writeStyles(view: View, sheet: CSSStyleSheet, styles: FrameStyles): void {
  for (const [selector, style] of BASE_RULES) writeRule(view, sheet, selector, style, () => true)
  writeMerchantRules(view, sheet, styles)
}

function writeMerchantRules(view: View, list: RuleList, styles: FrameStyles): void {
  for (const [selector, style] of Object.entries(styles)) {
    if (!isRecord(style)) continue
    if (!selector.trim().startsWith('@media')) {
      writeRule(view, list, selector, style, isAllowed)
      continue
    }
    const rule = insertRule(view, list, selector)
    if (rule instanceof view.CSSMediaRule) writeMerchantRules(view, rule, style)
  }
}

function writeRule(
  view: View,
  list: RuleList,
  selector: string,
  style: FrameStyles,
  accepts: (property: string) => boolean,
): void {
  const rule = insertRule(view, list, selector)
  if (!(rule instanceof view.CSSStyleRule)) return
  for (const [name, value] of Object.entries(style)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (accepts(property)) rule.style.setProperty(property, String(value))
  }
}

function insertRule(view: View, list: RuleList, prelude: string): CSSRule | undefined {
  if (/[{}]/.test(prelude)) return undefined
  try {
    return list.cssRules[list.insertRule(`${prelude} {}`, list.cssRules.length)]
  } catch (error) {
    // A selector meant for another browser must not cost the merchant the rest of the styles.
    if (error instanceof view.DOMException && error.name === 'SyntaxError') return undefined
    throw error
  }
}

function isAllowed(property: string): boolean {
  return ALLOWED_PROPERTIES.has(property)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Replaces class names among the styles by what those classes look like on an input. */
export function resolveClassStyles(styles: FrameStyles): FrameStyles {
  return Object.fromEntries(
    Object.entries(styles).map(([selector, style]) => [
      selector,
      typeof style === 'string' ? stylesOfClass(style) : style,
    ]),
  )
}

function stylesOfClass(className: string): Readonly<Record<string, string>> {
  const probe = document.createElement('input')
  probe.className = className.replace(/^\./, '')
  probe.tabIndex = -1
  probe.style.setProperty('position', 'fixed', 'important')
  probe.style.setProperty('visibility', 'hidden', 'important')
  document.body.append(probe)
  const computed = getComputedStyle(probe)
  const styles = [...ALLOWED_PROPERTIES].map((property) => [
    property,
    computed.getPropertyValue(property),
  ])
  probe.remove()
  return Object.fromEntries(styles.filter(([, value]) => value !== ''))
}
