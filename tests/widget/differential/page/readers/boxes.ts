import { hookOf, isVisible, optionOf } from './screen'

/** Parts whose place a page's layout depends on; their exact sizes are a matter of design. */
const PARTS =
  '[data-braintree-id="wrapper"], .braintree-option, .braintree-method, .braintree-form__field-group, [data-braintree-id="toggle"], [data-braintree-id="card-view-icons"], .braintree-form__hosted-field'

/** A part at least as high is one of this size. */
const HEIGHTS = [
  [600, 'huge'],
  [150, 'large'],
  [24, 'a row'],
  [1, 'tiny'],
] as const

/** Coarse boxes of what shows: how much of the widget's width a part has, and about how high it is. */
export function readBoxes(): string[] {
  return [...document.querySelectorAll(PARTS)].filter(isVisible).map((part) => {
    const { width, height } = part.getBoundingClientRect()
    const whole = part.closest('[data-braintree-id="wrapper"]')?.parentElement
    const share = width / (whole?.getBoundingClientRect().width ?? width)
    return `${nameOf(part)}: ${shareOf(share)}, ${heightOf(part, height)}`
  })
}

function nameOf(part: Element): string {
  if (part.matches('.braintree-option')) return `tile ${optionOf(part)}`
  if (part.matches('.braintree-method')) return 'method'
  return part.matches('.braintree-form__hosted-field') ? `box of ${hookOf(part)}` : hookOf(part)
}

function shareOf(share: number): string {
  if (share > 1.02) return 'wider than its place'
  if (share > 0.85) return 'full width'
  return share > 0.4 ? 'half the width' : 'a piece of the width'
}

function heightOf(part: Element, height: number): string {
  // How high all of it is depends on every gap in it.
  if (part.matches('[data-braintree-id="wrapper"]')) return height > 2_000 ? 'huge' : 'as it is'
  return HEIGHTS.find(([least]) => height >= least)?.[1] ?? 'flat'
}
