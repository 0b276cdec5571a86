import { isRecord } from '../../../model/terms/is-object'
import type { FieldDeclarations, FieldStyle } from '../../../model/terms/settings'
import { toKebabCase } from '../../../model/terms/to-kebab-case'

const PLACEHOLDERS = [
  '::-webkit-input-placeholder',
  ':-moz-placeholder',
  '::-moz-placeholder',
  ':-ms-input-placeholder',
]

/**
 * The frames know no direction. Digits run left to right in these languages, too, as they are printed on the card:
 * from right to left the groups of a number, and month and year, would change places (Unicode's rule for neutral
 * characters between numbers, UAX #9 N1). They only start on the page's side; a name runs as the page does.
 */
const RIGHT_TO_LEFT = {
  digits: { direction: 'ltr', 'text-align': 'right' },
  name: { direction: 'rtl' },
}

/** The styles of the card fields: those of the page around them, with the merchant's own over them. */
export function cardFieldStyles(
  place: HTMLElement,
  overrides: Readonly<Record<string, FieldStyle>>,
): Record<string, string | FieldDeclarations> {
  const styles: Record<string, string | FieldDeclarations> = defaultStyles(getComputedStyle(place))
  for (const [selector, override] of Object.entries(overrides)) {
    const current = styles[selector]
    if (override === null) delete styles[selector]
    else if (typeof override === 'string') styles[selector] = override
    else {
      const base = typeof current === 'object' ? current : {}
      styles[selector] = { ...base, ...withCssNames(override) }
    }
  }
  return styles
}

/**
 * Keeps the fields in the color scheme of this moment: the frames keep the colors that they were created with,
 * and must stay legible when the page turns dark. The first one's scheme decides, as its colors do: each
 * further look would make the browser style the page once more before the form is ready.
 */
export function keepColorScheme(places: readonly HTMLElement[]): void {
  const [first] = places
  if (!first) return
  const colorScheme = readColorScheme(first)
  for (const { style } of places) style.colorScheme = colorScheme
}

function readColorScheme(place: HTMLElement): 'light' | 'dark' {
  const { style } = place
  style.color = 'light-dark(#fff, #000)'
  // A browser that knows no such color.
  if (!style.color) return 'light'
  style.forcedColorAdjust = 'none'
  const isLight = getComputedStyle(place).color === 'rgb(255, 255, 255)'
  style.forcedColorAdjust = style.color = ''
  return isLight ? 'light' : 'dark'
}

/** Custom properties can't be read as colors: `card.css` puts them where they can. */
function defaultStyles(page: CSSStyleDeclaration): Record<string, FieldDeclarations> {
  const placeholder = { color: page.caretColor }
  const isRightToLeft = page.direction === 'rtl'
  return {
    input: {
      ...(isRightToLeft ? RIGHT_TO_LEFT.digits : {}),
      color: page.color,
      'font-family': page.fontFamily,
      'font-size': page.fontSize,
      'font-weight': page.fontWeight,
      'letter-spacing': page.letterSpacing,
    },
    ':focus': { color: page.color },
    'input.invalid': { color: page.textDecorationColor },
    ...Object.fromEntries(PLACEHOLDERS.map((selector) => [selector, placeholder])),
    'input::-ms-clear': { color: 'transparent' },
    ...(isRightToLeft ? { '.cardholderName': RIGHT_TO_LEFT.name } : {}),
  }
}

/** The card fields know CSS names only; merchants may write `fontSize`. */
function withCssNames(declarations: FieldDeclarations): FieldDeclarations {
  return Object.fromEntries(
    Object.entries(declarations).map(([name, value]) =>
      isRecord(value) ? [name, withCssNames(value)] : [toKebabCase(name), value],
    ),
  )
}
