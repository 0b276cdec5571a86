/** A line of text as it stands on the page. */
interface Line {
  readonly text: string
  readonly node: Node
  readonly parent: HTMLElement
  readonly rect: DOMRect
}

/** Layout rounds. */
const SLACK_PX = 1

/**
 * Finds texts of the widget that a shopper can't read whole: cut off, sticking out of the widget, or lying on
 * each other.
 *
 * @returns a line for each; none when all is well
 */
export function findCutTexts(wrapper: HTMLElement): string[] {
  const lines = readLines(wrapper)
  const { left, right } = wrapper.getBoundingClientRect()
  const { scrollWidth } = document.documentElement
  return [
    ...lines.filter(({ parent }) => isCut(parent)).map(({ text }) => `cut: ${text}`),
    ...lines
      .filter(({ rect }) => rect.left < left - SLACK_PX || rect.right > right + SLACK_PX)
      .map(({ text }) => `outside: ${text}`),
    ...lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => overlap(line, other))
        .map((other) => `overlapping: ${line.text} and ${other.text}`),
    ),
    ...[...wrapper.querySelectorAll('iframe')].filter(isShown).flatMap(findCutPlaceholder),
    ...(scrollWidth > innerWidth ? [`The page is ${scrollWidth}px wide.`] : []),
  ]
}

function readLines(wrapper: HTMLElement): Line[] {
  const texts = document.createTreeWalker(wrapper, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
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

function isShown(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.braintree-visually-hidden')
  )
}

function isCut({ clientWidth, scrollWidth }: HTMLElement): boolean {
  return clientWidth > 0 && scrollWidth > clientWidth + SLACK_PX
}

function overlap(one: Line, other: Line): boolean {
  if (one.node === other.node) return false
  const across =
    Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
  const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
  // Boxes of tall scripts are taller than their lines: what lies on each other shares more than a rim.
  const rim = Math.min(one.rect.height, other.rect.height) / 4
  return across > SLACK_PX && down > rim
}

/** An input scrolls what is typed, but never its placeholder. */
function findCutPlaceholder(frame: HTMLIFrameElement): string[] {
  const input = frame.contentDocument?.querySelector('input')
  const pen = document.createElement('canvas').getContext('2d')
  if (!input || !pen || input.value !== '') return []
  pen.font = getComputedStyle(input).font
  const { width } = pen.measureText(input.placeholder)
  return width > input.clientWidth ? [`cut placeholder: ${input.placeholder}`] : []
}
